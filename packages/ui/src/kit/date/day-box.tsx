import { DayPicker, type DayPickerProps } from '#kit/date/day-picker.tsx'
import { PickerOverlay, type PickerOverlayProps } from '#kit/date/picker-overlay.tsx'

type DayBoxProps = DayPickerProps & Pick<PickerOverlayProps, 'isOpen' | 'onClose' | 'triggerRef'>

/** The calendar of a field for one day, where it opens. */
export function DayBox({ isOpen, onClose, triggerRef, ...picker }: DayBoxProps) {
  return (
    <PickerOverlay {...{ isOpen, onClose, triggerRef }} title={picker.label}>
      <DayPicker {...picker} />
    </PickerOverlay>
  )
}
