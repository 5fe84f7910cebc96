import type { InputEvent } from 'react'
import { toAsciiDigits } from '@sarai/locale/text/digits.ts'

/**
 * For `onInput`, which React calls before `onChange`: Persian and Arabic digits become 0–9 in the input itself. The
 * length stays the same, so the caret does too; a value that only changed on the way back would send it to the end.
 */
export function withAsciiDigits(event: InputEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const ascii = toAsciiDigits(input.value)
  if (ascii === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = ascii
  input.setSelectionRange(selectionStart, selectionEnd)
}
