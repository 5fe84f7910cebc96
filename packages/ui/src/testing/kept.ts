import { useState, type ReactNode } from 'react'
import type { Language } from '@sarai/locale/language.ts'
import { keepChoice } from '#kit/kept-choice.ts'
import { languageKey } from '#kit/language.tsx'

/** The language of the next `render`. */
export function speak(language: Language): void {
  keepChoice(languageKey, language)
}

/** A form in miniature: keeps the value of one field and reports every change. */
export function Kept<Value>(props: {
  start: Value
  onChange?: (value: Value) => void
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(props.start)
  return props.children(value, (next) => {
    setValue(next)
    props.onChange?.(next)
  })
}
