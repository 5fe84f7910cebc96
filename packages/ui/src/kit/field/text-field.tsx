import type { InputHTMLAttributes, ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Input, TextField as AriaTextField } from 'react-aria-components'
import { withAsciiDigits } from '#kit/field/ascii-digits.ts'
import { FieldBox, inputClass, type BoxSize } from '#kit/field/field-box.tsx'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'

export type TextFieldProps = FieldProps<string> & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password'
  /** `ltr` for what is Latin in every language (e-mail, phone, passport): its digits become 0–9 as they are typed. */
  dir?: 'ltr'
  icon?: LucideIcon
  /** Something to press or read at the end of the field. */
  end?: ReactNode
  /** A link on the line of the label. */
  labelAction?: ReactNode
  size?: BoxSize
  /** A password keeps the digits that were typed, also while it is shown. */
  keepsDigits?: boolean
  /** Between the input and its notes: the rules of a password, the amount in words. */
  children?: ReactNode
  /** Makes a value of what was typed, as soon as the field is left. */
  settle?: () => void
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'onKeyUp' | 'onKeyDown' | 'spellCheck'
  >

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, inputRef, dir, type, icon, end, labelAction, size } = props
  return (
    <AriaTextField {...ariaFieldProps(props, props.settle)} value={value} onChange={onChange} type={type}>
      <FieldLabel isRequired={props.isRequired} action={labelAction}>
        {label}
      </FieldLabel>
      <FieldBox icon={icon} end={end} size={size}>
        <Input
          ref={inputRef}
          // An empty `auto` field would turn left to right and take its placeholder along.
          dir={dir ?? (value === '' ? undefined : 'auto')}
          className={`${inputClass} ${dir ? 'font-latin' : ''}`}
          onInput={dir && !props.keepsDigits ? withAsciiDigits : undefined}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          spellCheck={props.spellCheck ?? (dir ? false : undefined)}
          onKeyUp={props.onKeyUp}
          onKeyDown={props.onKeyDown}
        />
      </FieldBox>
      {props.children}
      <FieldNotes error={error} hint={hint} value={value} maxLength={props.maxLength} />
    </AriaTextField>
  )
}
