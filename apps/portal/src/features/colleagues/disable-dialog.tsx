import type { ColleagueDTO } from '@sarai/contract/colleagues.ts'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useChangeColleague } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'

export function DisableDialog({ colleague, onClose }: { colleague: ColleagueDTO; onClose: () => void }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const change = useChangeColleague()
  const name = fullName(colleague)
  const disable = () =>
    change.mutate(
      { colleague, change: { IsDisabled: true } },
      {
        onSuccess: () => notify('success', t('disabledDone', { name })),
        onError: (error) => notify('error', error.message),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={disable}
      title={t.rich('disableTitle', { name: <bdi>{name}</bdi> })}
      confirmLabel={t('disable')}
      isDanger
      isPending={change.isPending}
    >
      {t('disableText')}
    </ConfirmDialog>
  )
}
