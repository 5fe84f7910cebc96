import { useState, type KeyboardEvent, type Ref } from 'react'
import { CalendarDays } from 'lucide-react'
import { Input, TextField } from 'react-aria-components'
import { showDate, showWeekday } from '@sarai/locale/date-display.ts'
import { parseDay } from '@sarai/locale/date-parse.ts'
import { FieldBox, inputClass } from '#kit/field-box.tsx'
import { FieldButton } from '#kit/field-button.tsx'
import { FieldLabel } from '#kit/field-label.tsx'
import { FieldNotes } from '#kit/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field-props.ts'
import { useFieldWords } from '#kit/field-words.ts'
import { Icon } from '#kit/icon.tsx'
import { useLanguage } from '#kit/language.tsx'
import { useDateProblem } from '#kit/date-problem.ts'

export type DateInputProps = FieldProps<string> & {
  min?: string
  max?: string
}

type OwnProps = { onOpen: () => void; boxRef: Ref<HTMLDivElement> }

const complete = /^\d{4}\D\d\d\D\d\d$/

/**
 * A day as text. It takes either calendar and any digits, and gives `YYYY-MM-DD`; what cannot be read is handed on as it
 * was typed, so that the rule of the form refuses it and nothing is lost.
 */
export function DateInput(props: DateInputProps & OwnProps) {
  const { label, value, onChange, onBlur, hint, inputRef, boxRef, onOpen } = props
  const t = useFieldWords()
  const { language } = useLanguage()
  const [draft, setDraft] = useState<string>()
  const problem = useDateProblem(props)
  const error = props.error ?? (draft === undefined ? problem : undefined)
  const day = parseDay(draft ?? value)

  function type(text: string) {
    setDraft(text)
    const typed = parseDay(text)
    if (typed && complete.test(text)) onChange(typed)
  }
  function settle() {
    if (draft !== undefined) onChange(parseDay(draft) ?? draft.trim())
    setDraft(undefined)
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
      value={draft ?? value}
      onChange={type}
      onBlur={() => {
        settle()
        onBlur?.()
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
          >
            <Icon of={CalendarDays} size={17} />
          </FieldButton>
        }
      >
        <Input
          ref={inputRef}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('datePlaceholder')}
          onKeyDown={press}
          className={`${inputClass} font-latin`}
        />
      </FieldBox>
      <FieldNotes
        error={error}
        hint={day ? `${showDate(language, day, 'jalali')} · ${showWeekday(language, day)}` : hint}
      />
    </TextField>
  )
}
