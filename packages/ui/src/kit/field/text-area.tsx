import { TextArea as AriaTextArea, TextField } from 'react-aria-components'
import { boxClass } from '#kit/field/field-box.tsx'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'

type TextAreaProps = FieldProps<string, HTMLTextAreaElement> & {
  placeholder?: string
  maxLength?: number
  rows?: number
}

/** Grows with its text, up to a third of the screen. Each language finds its own direction. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, error, hint, inputRef, placeholder, maxLength, rows = 2 } = props
  return (
    <TextField {...ariaFieldProps(props)} value={value} onChange={onChange}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        dir={value === '' ? undefined : 'auto'}
        maxLength={maxLength}
        placeholder={placeholder}
        className={`${boxClass} field-sizing-content max-h-[33dvh] min-h-16 resize-y py-2.5 outline-none
          placeholder:text-muted read-only:border-line read-only:bg-surface-2 disabled:cursor-not-allowed
          data-focused:border-primary data-focused:ring-3 data-focused:ring-primary-soft pointer-coarse:text-lead`}
      />
      <FieldNotes error={error} hint={hint} value={value} maxLength={maxLength} />
    </TextField>
  )
}
