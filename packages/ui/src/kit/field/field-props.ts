import type { ReactNode, Ref } from 'react'
import { afterPress } from '#kit/button/after-press.ts'

/**
 * What every field takes. It fits a controller of react-hook-form: `name`, `value`, `onChange` and `onBlur` as they
 * are, `inputRef={field.ref}` (the form focuses it when it is wrong) and `error={fieldState.error?.message}`.
 */
export type FieldProps<Value, Element extends HTMLElement = HTMLInputElement> = {
  label: ReactNode
  name?: string
  value: Value
  onChange: (value: Value) => void
  /** After the press that left it, so that nothing moves under the finger. */
  onBlur?: () => void
  /** The sentence to show; the field is wrong while there is one. */
  error?: string
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  inputRef?: Ref<Element>
  className?: string
}

type SharedProps = Pick<
  FieldProps<unknown>,
  'name' | 'onBlur' | 'error' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'className'
>

/**
 * The part that every React Aria field understands by the same names. Our forms check themselves, not the browser.
 * `settle` makes a value of what was typed: at once, because the press that left the field may be the one that sends it.
 */
export function ariaFieldProps({ error, className = '', onBlur, ...props }: SharedProps, settle?: () => void) {
  return {
    name: props.name,
    onBlur: () => {
      settle?.()
      if (onBlur) afterPress(onBlur)
    },
    isRequired: props.isRequired,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    isInvalid: Boolean(error),
    validationBehavior: 'aria' as const,
    className: `grid min-w-0 content-start gap-1.5 ${className}`,
  }
}
