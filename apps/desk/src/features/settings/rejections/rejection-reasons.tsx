import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CircleX, Pencil, Plus } from 'lucide-react'
import type { RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Part } from '#features/settings/part.tsx'
import { reasonCalls, type ReasonList } from '#features/settings/rejections/reason-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'
import { houseQueries } from '#shared/house.ts'

const RejectionReasonDialog = laterDialog(
  async () => (await import('#features/settings/rejections/rejection-reason-dialog.tsx')).RejectionReasonDialog,
)

/** Why the desk may say no to a request, or finance to a payment: what is chosen, and the sentence that goes with it. */
export function RejectionReasons({ of: list }: { of: ReasonList }) {
  const t = useSettingsWords()
  const reasons = useQuery({
    queryKey: [...houseQueries, reasonCalls[list].name],
    queryFn: reasonCalls[list].read,
  })
  const [edited, setEdited] = useState<RejectionReason | 'new'>()
  return (
    <Part
      of={reasons}
      note={t(`${list}Note`)}
      action={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t('addReason')}
        </Button>
      }
    >
      {reasons.data?.length === 0 && (
        <EmptyState icon={CircleX} title={t('rejectionsEmpty')}>
          {t(`${list}EmptyText`)}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {reasons.data?.map((reason) => (
          <ReasonRow key={reason.id} reason={reason} onEdit={() => setEdited(reason)} />
        ))}
      </ul>
      {edited !== undefined && (
        <RejectionReasonDialog
          of={list}
          {...(edited === 'new' ? {} : { reason: newestOf(reasons.data, edited) })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  )
}

function ReasonRow({ reason, onEdit }: { reason: RejectionReason; onEdit: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const isPersian = language === 'fa'
  const name = isPersian ? reason.nameFa : reason.nameEn
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 sm:px-4.5">
      <span className="min-w-0 grow">
        <bdi className="font-semibold">{name}</bdi>
        <span dir="auto" className="block text-small text-muted">
          {isPersian ? reason.sentenceFa : reason.sentenceEn}
        </span>
      </span>
      <Chip colour={reason.active ? 'green' : 'grey'}>{t(reason.active ? 'active' : 'inactive')}</Chip>
      <IconButton icon={Pencil} label={t('edit', { name })} size="small" onPress={onEdit} />
    </li>
  )
}
