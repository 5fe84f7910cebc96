import type { WaitingAgency } from '@sarai/contract/desk-accounts.ts'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

type ApproveDialogProps = {
  agency: WaitingAgency | undefined
  isPending: boolean
  onClose: () => void
  onApprove: (agency: WaitingAgency) => void
}

/** Says what the agency will see before anything is done. */
export function ApproveDialog({ agency, isPending, onClose, onApprove }: ApproveDialogProps) {
  const t = useAgencyWords()
  return (
    <ConfirmDialog
      isOpen={agency !== undefined}
      onClose={onClose}
      onConfirm={() => agency && onApprove(agency)}
      title={t.rich('approveTitle', { agency: <bdi>{agency?.name}</bdi> })}
      confirmLabel={t('approve')}
      isPending={isPending}
    >
      {agency &&
        t.rich('approveText', {
          email: <bdi dir="ltr">{agency.email}</bdi>,
          language: agency.language === 'fa' ? t('persian') : t('english'),
        })}
    </ConfirmDialog>
  )
}
