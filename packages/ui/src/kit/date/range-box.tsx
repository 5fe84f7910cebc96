import type { RefObject } from 'react'
import { PickerOverlay } from '#kit/date/picker-overlay.tsx'
import { RangePicker, type RangePickerProps } from '#kit/date/range-picker.tsx'

export type RangeBoxProps = RangePickerProps & {
  isOpen: boolean
  onClose: () => void
  triggerRef: RefObject<HTMLElement | null>
}

/** The calendar of two fields, where it opens. */
export function RangeBox({ isOpen, onClose, triggerRef, ...picker }: RangeBoxProps) {
  return (
    <PickerOverlay {...{ isOpen, onClose, triggerRef }} title={picker.label} isWide>
      <RangePicker {...picker} />
    </PickerOverlay>
  )
}
