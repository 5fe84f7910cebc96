import type { RefObject } from 'react'
import { DayPicker, type DayPickerProps } from '#kit/date/day-picker.tsx'
import { PickerOverlay } from '#kit/date/picker-overlay.tsx'

export type DayBoxProps = DayPickerProps & {
  isOpen: boolean
  onClose: () => void
  triggerRef: RefObject<HTMLElement | null>
}

/** The calendar of a field for one day, where it opens. */
export function DayBox({ isOpen, onClose, triggerRef, ...picker }: DayBoxProps) {
  return (
    <PickerOverlay {...{ isOpen, onClose, triggerRef }} title={picker.label}>
      <DayPicker {...picker} />
    </PickerOverlay>
  )
}
