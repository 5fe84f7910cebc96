import type { ReactNode } from 'react'
import { Button } from '#kit/button/button.tsx'
import { Dialog } from '#kit/overlay/dialog.tsx'
import { useKitWords } from '#kit/kit-words.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  /** A question that names the thing: "Delete request R-10482?" */
  title: ReactNode
  children?: ReactNode
  /** The verb of the title, never "Yes" or "OK". */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
  isPending?: boolean
  /** It holds a field, and something was typed. */
  isKept?: boolean
}

export function ConfirmDialog({
  onConfirm,
  confirmLabel,
  cancelLabel,
  isDanger,
  isPending,
  ...dialog
}: ConfirmDialogProps) {
  const t = useKitWords()
  return (
    <Dialog
      {...dialog}
      isAlert
      isBusy={isPending ?? false}
      width="narrow"
      actions={
        <>
          <Button slot="close" isDisabled={isPending}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {dialog.children}
    </Dialog>
  )
}
