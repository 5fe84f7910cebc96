import type { InvitationDTO } from '@sarai/contract/colleagues.ts'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useWithdraw } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

export function WithdrawDialog({ invitation, onClose }: { invitation: InvitationDTO; onClose: () => void }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const withdraw = useWithdraw()
  const name = fullName(invitation)
  const confirm = () =>
    withdraw.mutate(invitation, {
      onSuccess: () => notify('success', t('withdrawn', { name })),
      onError: (error) => notify('error', error.message),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={t.rich('withdrawTitle', { name: <bdi>{name}</bdi> })}
      confirmLabel={t('withdraw')}
      isDanger
      isPending={withdraw.isPending}
    >
      {t('withdrawText')}
    </ConfirmDialog>
  )
}
