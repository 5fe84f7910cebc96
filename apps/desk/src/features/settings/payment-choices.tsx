import { useState } from 'react'
import { Landmark, Pencil, Plus } from 'lucide-react'
import type { PaymentChoice, PaymentList } from '@sarai/wire/desk/settings.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Chip } from '@sarai/ui/kit/show/chip.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Part } from '#features/settings/part.tsx'
import { usePaymentChoices } from '#features/settings/settings-calls.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'

const ChoiceDialog = laterDialog(async () => (await import('#features/settings/choice-dialog.tsx')).ChoiceDialog)

/** Banks or receipt types: what agencies choose from, and what they could choose once. */
export function PaymentChoices({ list }: { list: PaymentList }) {
  const t = useSettingsWords()
  const choices = usePaymentChoices(list)
  const [edited, setEdited] = useState<PaymentChoice | 'new'>()
  return (
    <Part
      of={choices}
      note={t(`${list}Note`)}
      action={
        <Button icon={Plus} onPress={() => setEdited('new')}>
          {t(list === 'banks' ? 'addBank' : 'addReceiptType')}
        </Button>
      }
    >
      {choices.data?.length === 0 && (
        <EmptyState icon={Landmark} title={t(`${list}Empty`)}>
          {t('choicesEmptyText')}
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {choices.data?.map((choice) => (
          <ChoiceRow key={choice.id} choice={choice} onEdit={() => setEdited(choice)} />
        ))}
      </ul>
      {edited !== undefined && (
        <ChoiceDialog
          list={list}
          {...(edited === 'new' ? {} : { choice: newestOf(choices.data, edited) })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Part>
  )
}

function ChoiceRow({ choice, onEdit }: { choice: PaymentChoice; onEdit: () => void }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const [name, other] = language === 'fa' ? [choice.nameFa, choice.nameEn] : [choice.nameEn, choice.nameFa]
  return (
    <li className="flex items-center gap-3 px-3.5 py-2 sm:px-4.5">
      <span className="min-w-0 grow">
        <bdi className="font-semibold">{name}</bdi>
        <span className="block text-small text-muted">
          <bdi>{other}</bdi>
        </span>
      </span>
      <Chip colour={choice.active ? 'green' : 'grey'}>{t(choice.active ? 'active' : 'inactive')}</Chip>
      <IconButton icon={Pencil} label={t('edit', { name })} size="small" onPress={onEdit} />
    </li>
  )
}
