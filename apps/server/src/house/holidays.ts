import type { editHoliday as operation } from '@sarai/wire/desk/house-rules.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { day, text, valuesOf } from '#activity/values.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import { Problem } from '#problem.ts'

export type HolidayBody = Omit<InputOf<typeof operation>['body'], 'version'>

/** As the log keeps a holiday. */
export const loggedHoliday = valuesOf<HolidayBody>({ day, nameEn: text, nameFa: text })

/** The lock is on the list, not on its rows: a new one must wait as well. */
export const lockHolidays = query<void, { locked: number }>(`select 1 as locked from house for no key update`)

type Standing = { isTaken: boolean; isOver: boolean }

/** How the list and the calendar stand to a day. Asked behind the lock, it holds to the end. */
export const standingOf = query<{ day: string }, Standing>(`
  select exists (select 1 from holiday where day = $day) as "isTaken", $day::date < ${today} as "isOver"`)

/** A day is closed once, and before it is over: what was due on it was due on it. */
export function refuseUnlessFree({ isTaken, isOver }: Standing): void {
  if (isOver) throw new Problem('HOLIDAY_OVER')
  if (isTaken) throw new Problem('ALREADY_HOLIDAY')
}
