import type { InputEvent, ReactNode } from 'react'
import { Input, TextField } from 'react-aria-components'
import { currencyName, minorDigits } from '@sarai/locale/number/currencies.ts'
import { editedAmount, settledAmount, shownAmount } from '#kit/field/amount-text.ts'
import { FieldBox, inputClass } from '#kit/field/field-box.tsx'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'
import { useLanguage } from '#kit/language.tsx'

type AmountFieldProps = FieldProps<string> & {
  /** What it is an amount of: its decimals, and its name in the language at the end of the field. */
  currency?: string
  /** Digits after the point where the currency is said elsewhere: 0 for a count or for rials. */
  decimals?: number
  /** May be less than nothing: a difference. */
  isSigned?: boolean
  placeholder?: string
  /** The label is read to screen readers only, as in a table whose heads say the same. */
  isLabelHidden?: boolean
  /** The amount in words, under the field. */
  children?: ReactNode
}

/**
 * A number: its value is plain text as in `1250.5`, ready for exact money; what is seen is grouped and in the digits of
 * the language, also while typing. What is no clear number stays as it was typed, for the form to refuse. Never `type=number`, which refuses Persian digits and changes on a scroll.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, error, hint, inputRef, isSigned, currency = '', placeholder } = props
  const { decimals = minorDigits(currency) } = props
  const { language } = useLanguage()

  /** Before React: a text that only changes on the way back, or not at all, throws the caret to its end. */
  function edit({ currentTarget: input, nativeEvent: { inputType, data } }: InputEvent<HTMLInputElement>) {
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length, inputType, data }
    const edited = editedAmount(value, typed, { decimals, isSigned, language })
    if (edited.shown !== input.value) {
      input.value = edited.shown
      input.setSelectionRange(edited.caret, edited.caret)
    }
    onChange(edited.value)
  }

  function settle() {
    const settled = settledAmount(value)
    if (settled !== value) onChange(settled)
  }

  return (
    <TextField
      {...ariaFieldProps(props, settle)}
      aria-label={props.isLabelHidden && typeof label === 'string' ? label : undefined}
      value={shownAmount(value, language)}
    >
      {!props.isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <FieldBox
        end={currency && <bdi className="shrink-0 text-small text-muted">{currencyName(language, currency)}</bdi>}
      >
        <Input
          ref={inputRef}
          onInput={edit}
          dir="ltr"
          // The number pad of a phone has no minus.
          inputMode={isSigned ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          placeholder={placeholder}
          className={inputClass}
        />
      </FieldBox>
      {props.children}
      <FieldNotes error={error} hint={hint} />
    </TextField>
  )
}
