import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { CalendarDays } from 'lucide-react'
import { Input, TextField } from 'react-aria-components'
import { dateToType, otherCalendar, showDate, showWeekday, type CalendarName } from '@sarai/locale/date/date-display.ts'
import { parseDay } from '@sarai/locale/date/date-parse.ts'
import { afterPress, keepPlace } from '#kit/button/after-press.ts'
import { withAsciiDigits } from '#kit/field/ascii-digits.ts'
import { FieldBox, inputClass } from '#kit/field/field-box.tsx'
import { FieldButton } from '#kit/field/field-button.tsx'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'
import { useLanguage } from '#kit/language.tsx'
import { useCalendarChoice } from '#kit/date/calendar-choice.ts'
import { useDateProblem } from '#kit/date/date-problem.ts'
import { useNearDay } from '#kit/date/near-day.ts'

export type DateInputProps = FieldProps<string> & {
  min?: string
  max?: string
  /** The calendar of the field, whatever the user chose: a birth date stands as in the passport. */
  calendar?: CalendarName
  /** An example of how to write it is one of the past. */
  isBirthDate?: boolean
  /** Instead of a day near by, where none is meant. */
  placeholder?: string
}

type OwnProps = {
  isOpen: boolean
  onOpen: () => void
  boxRef: RefObject<HTMLDivElement | null>
  /** The day after which this one comes, if there is one: 4 Dey follows on 29 Azar of whatever year that is. */
  after?: string
  /** It follows within weeks. */
  isNear?: boolean
}

/** «۲۹ آذر» would stand as «آذر ۲۹» in a line that runs from the left. */
const arabicLetters = /\p{Script=Arabic}/u

const complete = /^\d{4}\D\d\d\D\d\d$/

/**
 * A day as text: the chosen calendar in the field, the other one beneath. It takes either calendar, any digits,
 * names of months and days without a year, and gives `YYYY-MM-DD`; what cannot be read is handed on as it was typed, so
 * that the rule of the form refuses it and nothing is lost.
 */
export function DateInput(props: DateInputProps & OwnProps) {
  const { label, value, onChange, hint, inputRef, boxRef, onOpen } = props
  const t = useFieldWords()
  const { language } = useLanguage()
  const [chosen] = useCalendarChoice()
  const { calendar = chosen } = props
  const near = useNearDay(props)
  const [draft, setDraft] = useState<string>()
  const problem = useDateProblem(props, near)
  const kept = parseDay(value)
  const own = draft === undefined ? problem : undefined
  // Why it is no day the field knows better than the rule of the form.
  const error = (kept ? undefined : own) ?? props.error ?? own
  const day = draft === undefined ? kept : parseDay(draft, near)
  const text = draft ?? (kept ? dateToType(kept, calendar) : value)

  function type(typed: string) {
    setDraft(typed)
    const found = parseDay(typed)
    if (found && complete.test(typed)) onChange(found)
  }
  function handOn() {
    if (draft !== undefined) onChange(parseDay(draft, near) ?? draft.trim())
  }
  function settle() {
    handOn()
    setDraft(undefined)
  }
  /** Whoever goes on to the calendar is not done with the field: nothing is missing yet. */
  function leave({ relatedTarget }: FocusEvent) {
    if (!props.isOpen && !boxRef.current?.contains(relatedTarget)) props.onBlur?.()
  }
  function press(event: KeyboardEvent) {
    if (props.isReadOnly) return
    if (event.key === 'Enter') settle()
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      settle()
      onOpen()
    }
  }

  return (
    <TextField
      {...ariaFieldProps({ ...props, error })}
      value={text}
      onChange={type}
      onBlur={(event) => {
        keepPlace(boxRef.current?.parentElement)
        handOn()
        afterPress(() => {
          setDraft(undefined)
          leave(event)
        })
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <FieldBox
        ref={boxRef}
        end={
          <FieldButton
            aria-label={t('openCalendar')}
            isDisabled={props.isDisabled || props.isReadOnly}
            onPress={onOpen}
            onBlur={leave}
          >
            <Icon of={CalendarDays} size={17} />
          </FieldButton>
        }
      >
        <Input
          ref={inputRef}
          dir={text === '' ? undefined : arabicLetters.test(text) ? 'rtl' : 'ltr'}
          autoComplete="off"
          placeholder={props.placeholder ?? t('datePlaceholder')}
          onInput={withAsciiDigits}
          onKeyDown={press}
          className={`${inputClass} font-latin`}
        />
      </FieldBox>
      <FieldNotes
        error={error}
        hint={day ? `${showDate(language, day, otherCalendar(calendar))} · ${showWeekday(language, day)}` : hint}
      />
    </TextField>
  )
}
