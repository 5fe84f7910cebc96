import { Clock } from 'lucide-react'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import type { FieldProps } from '#kit/field/field-props.ts'
import { TextField } from '#kit/field/text-field.tsx'

/**
 * A time of the 24-hour clock. It takes any digits, with or without the colon, and gives `HH:MM` when it is left; what
 * cannot be read is handed on as it was typed, so that the rule of the form refuses it and nothing is lost.
 */
export function TimeField(props: FieldProps<string>) {
  const { value, onChange } = props
  const t = useFieldWords()
  const isWrong = value !== '' && parseTime(value) === undefined
  return (
    <TextField
      {...props}
      error={props.error ?? (isWrong ? t('timeFormat') : undefined)}
      settle={() => {
        const time = parseTime(value)
        if (time !== undefined && time !== value) onChange(time)
      }}
      dir="ltr"
      icon={Clock}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('timePlaceholder')}
    />
  )
}
