import type { ReactElement } from 'react'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import type { Choice } from '@sarai/ui/kit/choice/choice.ts'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'

/** Longer than this, what a colleague wrote is no longer read beneath a field. */
const longestSaid = 80

/** These show their value as it is. Behind any other field may stand a code, an id or an amount without its grouping. */
const typedAsItIs = new Set<unknown>([TextField, TextArea])

/** What a colleague put into a field, as its reader would say it, if there are words for it. */
export function saidValue(language: Language, value: unknown, field: ReactElement | undefined): string | undefined {
  if (typeof value !== 'string' || field === undefined) return undefined
  if (isCalendarDay(value)) return showDate(language, value)
  if (typedAsItIs.has(field.type)) return value !== '' && value.length <= longestSaid ? value : undefined
  // By what it is given, not by what it is: the code of these fields is no part of the first visit.
  const { choices, currency } = field.props as { choices?: readonly Choice[]; currency?: string }
  if (choices) return choices.find((choice) => choice.value === value)?.label
  if (currency !== undefined && /^-?\d+(?:\.\d*)?$/.test(value)) return showNumber(language, Number(value))
  return undefined
}
