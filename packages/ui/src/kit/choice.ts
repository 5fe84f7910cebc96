import type { ReactNode } from 'react'

/** One of a few: for radio groups, segmented controls and selects. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  /** A quiet second line, or a code at the end of the row. */
  note?: ReactNode
  isDisabled?: boolean
}
