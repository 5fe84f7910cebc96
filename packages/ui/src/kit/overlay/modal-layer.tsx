import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components'
import { useLayer } from '#kit/overlay/layer.ts'

type ModalLayerProps = {
  isOpen: boolean
  onClose: () => void
  /** A press beside it closes it. */
  isDismissable?: boolean
  /** Nothing closes it. */
  isBusy?: boolean
  /** Of what dims the page. */
  className: string
  /** Of the box itself. */
  boxClassName: string
  children: ReactNode
}

/**
 * What takes the whole attention: dialogs, sheets, the drawer, the palette. React Aria keeps the focus inside, closes on
 * Escape and gives the focus back; Back closes it too (decision 058).
 */
export function ModalLayer({ isOpen, onClose, isDismissable = true, isBusy = false, ...props }: ModalLayerProps) {
  const ref = useLayer('modal', () => !isBusy && onClose())
  return (
    <ModalOverlay
      ref={ref}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
      className={`fixed inset-0 z-40 bg-[#0b1514]/50 transition-opacity entering:opacity-0 exiting:opacity-0 ${props.className}`}
    >
      {/* On its way out nothing in it is pressed once more. */}
      <Modal className={`exiting:pointer-events-none ${props.boxClassName}`}>{props.children}</Modal>
    </ModalOverlay>
  )
}
