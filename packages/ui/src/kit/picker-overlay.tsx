import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components'
import { Dialog } from '#kit/dialog.tsx'
import { useIsPhone } from '#kit/media-query.ts'
import { Popover } from '#kit/popover.tsx'

type PickerOverlayProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The field that it belongs to. */
  triggerRef: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Where a calendar opens: by its field on a wide screen, as a sheet from the bottom on a phone. */
export function PickerOverlay({ isOpen, onClose, title, triggerRef, children }: PickerOverlayProps) {
  const isPhone = useIsPhone()
  if (isPhone) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={title}>
        {children}
      </Dialog>
    )
  }
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      triggerRef={triggerRef}
      placement="bottom start"
    >
      <AriaDialog aria-label={title} className="p-4 outline-none">
        {children}
      </AriaDialog>
    </Popover>
  )
}
