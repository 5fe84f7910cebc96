import type { ReactNode } from 'react'

/** One of a few: for radio groups, segmented controls and selects. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  /** A quiet second line, or a code at the end of the row. */
  note?: ReactNode
  isDisabled?: boolean
}

/** Calls back with a choice's own value; React Aria only knows that it is some key. */
export function whenChosen<Value extends string>(
  choices: readonly Choice<Value>[],
  onChange: (value: Value) => void,
): (key: unknown) => void {
  return (key) => {
    const chosen = choices.find(({ value }) => value === key)
    if (chosen) onChange(chosen.value)
  }
}
