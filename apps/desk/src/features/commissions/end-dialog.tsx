import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import type { CommissionRow } from '@sarai/wire/desk/commissions.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { commissionQueries, end } from '#features/commissions/commission-calls.ts'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { useNameOf } from '#shared/name-of.ts'

type EndDialogProps = { of: CommissionRow; group: AgencyGroup; onClose: () => void }

/** Says what it means for the agencies before it is done. */
export function EndDialog({ of, group, onClose }: EndDialogProps) {
  const t = useCommissionWords()
  const nameOf = useNameOf()
  const today = useToday()
  const groupName = <bdi>{nameOf(group)}</bdi>
  return (
    <WriteDialog
      title={t.rich('endTitle', { hotel: <bdi>{nameOf(of.hotel)}</bdi> })}
      confirmLabel={t('end')}
      isDanger
      send={(once) => end(of, once)}
      changes={commissionQueries}
      doneText={t('endedText')}
      onClose={onClose}
    >
      <div className="grid gap-2 text-pretty">
        <p>{t.rich(of.firstNight < today ? 'endText' : 'removeText', { group: groupName })}</p>
        <p className="text-soft">{t('keptText')}</p>
      </div>
    </WriteDialog>
  )
}
