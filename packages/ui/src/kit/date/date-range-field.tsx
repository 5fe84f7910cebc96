import { useRef, useState } from 'react'
import { DateInput, type DateInputProps } from '#kit/date/date-input.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'
import type { DayRange } from '#kit/date/day-range.ts'
import { later } from '#kit/later/later.tsx'

const RangeBox = later(
  async () => (await import('#kit/date/range-box.tsx')).RangeBox,
  ({ onClose }) => onClose(),
)

type EndProps = Omit<DateInputProps, 'value' | 'onChange' | 'isDisabled' | 'isReadOnly'>

type DateRangeFieldProps = {
  value: DayRange
  onChange: (value: DayRange) => void
  /** The two fields, each with its own label, limits and error. */
  from: EndProps
  until: EndProps
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Of a stay the last day is never far: one that lies a little before the first is a slip, not next year's. */
  isStay?: boolean
}

/** Side by side where every digit of both has room, with a calendar to press at each; one under the other on less. */
export const twoDates = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-3.5'

/**
 * A first and a last day: two fields to type in, one calendar to choose both. It brings no layout: the fields are two
 * cells of the grid or the row around it.
 */
export function DateRangeField({
  value,
  onChange,
  from,
  until,
  isDisabled,
  isReadOnly,
  isStay = false,
}: DateRangeFieldProps) {
  const t = useFieldWords()
  const [openAt, setOpenAt] = useState<'from' | 'until'>()
  const fromBox = useRef<HTMLDivElement>(null)
  const untilBox = useRef<HTMLDivElement>(null)
  const shared = { isDisabled, isReadOnly }
  return (
    <>
      <DateInput
        {...shared}
        {...from}
        value={value.from}
        onChange={(day) => onChange({ ...value, from: day })}
        boxRef={fromBox}
        isOpen={openAt !== undefined}
        onOpen={() => setOpenAt('from')}
      />
      <DateInput
        {...shared}
        {...until}
        value={value.until}
        onChange={(day) => onChange({ ...value, until: day })}
        boxRef={untilBox}
        isOpen={openAt !== undefined}
        after={value.from}
        isNear={isStay}
        onOpen={() => setOpenAt('until')}
      />
      <RangeBox
        isOpen={openAt !== undefined}
        onClose={() => setOpenAt(undefined)}
        triggerRef={openAt === 'until' ? untilBox : fromBox}
        label={t('rangeTitle')}
        value={value}
        min={from.min}
        max={until.max}
        isForEnd={openAt === 'until'}
        onBegin={(first) => {
          if (first !== value.from) onChange({ from: first, until: value.until > first ? value.until : '' })
        }}
        onChoose={(range) => {
          onChange(range)
          setOpenAt(undefined)
        }}
      />
    </>
  )
}
