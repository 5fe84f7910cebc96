import { PickerOverlay, type PickerOverlayProps } from '#kit/date/picker-overlay.tsx'
import { RangePicker, type RangePickerProps } from '#kit/date/range-picker.tsx'

type RangeBoxProps = RangePickerProps & Pick<PickerOverlayProps, 'isOpen' | 'onClose' | 'triggerRef'>

/** The calendar of two fields, where it opens. */
export function RangeBox({ isOpen, onClose, triggerRef, ...picker }: RangeBoxProps) {
  return (
    <PickerOverlay {...{ isOpen, onClose, triggerRef }} title={picker.label} isWide>
      <RangePicker {...picker} />
    </PickerOverlay>
  )
}
