import type { ReactNode } from 'react'
import { ConfirmDialog } from '@sarai/ui/kit/confirm-dialog.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { useRemove, type Removable } from '#features/packages/property/property-calls.ts'

type RemoveDialogProps = {
  kind: Parameters<typeof useRemove>[0]
  of: Removable
  title: ReactNode
  children: ReactNode
  onClose: () => void
  onRemoved?: () => void
}

export function RemoveDialog({ kind, of, title, children, onClose, onRemoved }: RemoveDialogProps) {
  const t = usePackageWords()
  const notify = useSnackbar()
  const remove = useRemove(kind, () => {
    notify('success', t('removed'))
    onClose()
    onRemoved?.()
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.write(of)}
      title={title}
      confirmLabel={t('remove')}
      isDanger
      isPending={remove.isPending}
    >
      {children}
    </ConfirmDialog>
  )
}
