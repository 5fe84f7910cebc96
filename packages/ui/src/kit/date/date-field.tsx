import { useRef, useState } from 'react'
import { DateInput, type DateInputProps } from '#kit/date/date-input.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'
import { later } from '#kit/later/later.tsx'

const DayBox = later(
  async () => (await import('#kit/date/day-box.tsx')).DayBox,
  ({ onClose }) => onClose(),
)

/** A day, typed or chosen. `value` is `YYYY-MM-DD` or empty; the other calendar and the weekday stand under it. */
export function DateField(props: DateInputProps) {
  const t = useFieldWords()
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <DateInput {...props} boxRef={box} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      <DayBox
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        triggerRef={box}
        label={t('calendarTitle')}
        value={props.value}
        min={props.min}
        max={props.max}
        onChoose={(day) => {
          props.onChange(day)
          setIsOpen(false)
        }}
      />
    </>
  )
}
