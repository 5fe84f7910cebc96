import type { ElementType } from 'react'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'

/** Longer than this, what a colleague wrote is no longer read beneath a field. */
const longestSaid = 80

/** These show their value as it is. Behind any other field may stand a code, an id or an amount without its grouping. */
const typedAsItIs = new Set<unknown>([TextField, TextArea])

/** What a colleague put into a field, as its reader would say it, if there are words for it. */
export function saidValue(language: Language, value: unknown, field: ElementType | undefined): string | undefined {
  if (typeof value !== 'string') return undefined
  if (isCalendarDay(value)) return showDate(language, value)
  const isSaid = typedAsItIs.has(field) && value !== '' && value.length <= longestSaid
  return isSaid ? value : undefined
}
