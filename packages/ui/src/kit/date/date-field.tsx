import { useRef, useState } from 'react'
import { DateInput, type DateInputProps } from '#kit/date/date-input.tsx'
import { DayPicker } from '#kit/date/day-picker.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'
import { PickerOverlay } from '#kit/date/picker-overlay.tsx'

/** A day, typed or chosen. `value` is `YYYY-MM-DD` or empty; the other calendar and the weekday stand under it. */
export function DateField(props: DateInputProps) {
  const t = useFieldWords()
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const title = t('calendarTitle')
  return (
    <>
      <DateInput {...props} boxRef={box} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      <PickerOverlay isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} triggerRef={box}>
        <DayPicker
          label={title}
          value={props.value}
          min={props.min}
          max={props.max}
          onChoose={(day) => {
            props.onChange(day)
            setIsOpen(false)
          }}
        />
      </PickerOverlay>
    </>
  )
}
