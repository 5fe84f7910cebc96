import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components'
import { Dialog } from '#kit/overlay/dialog.tsx'
import { useIsLow, useIsPhone } from '#kit/media-query.ts'
import { Popover } from '#kit/overlay/popover.tsx'

export type PickerOverlayProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The field that it belongs to. */
  triggerRef: RefObject<HTMLElement | null>
  children: ReactNode
  /** Two months side by side. */
  isWide?: boolean
}

/** Where a calendar opens: by its field where there is room, as a dialog on a low screen and as a sheet on a phone. */
export function PickerOverlay({ isOpen, onClose, title, triggerRef, children, isWide = false }: PickerOverlayProps) {
  const isPhone = useIsPhone()
  const isLow = useIsLow()
  if (isPhone || isLow) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={title} width={isWide ? 'wide' : 'narrow'}>
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
