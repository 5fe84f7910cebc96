import type { readAnswerHours as operation, Holiday } from '@sarai/wire/desk/house-rules.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { ClockTime } from '@sarai/domain/ground/clock-time.ts'
import { msPerMinute, type TimeZone } from '@sarai/domain/ground/hotel-time.ts'
import type { AnswerHours } from '@sarai/domain/request/clocks/answer-clock.ts'
import { mostHolidays } from '@sarai/domain/request/clocks/settable-hours.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type Question } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'

type ShiftRow = { weekday: number; opens: ClockTime; closes: ClockTime }

/** Ahead of today or in the last year: what the desk sees, and what counts for how many there may be. */
export const isShown = `day >= ${today} - 365`

const times = `to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes`
export const shiftsOfHouse = query<void, ShiftRow>(`select weekday, ${times} from house_shift order by weekday`)
const hoursOfHouse = query<void, { version: number; zone: TimeZone; answerMinutes: number }>(`
  select hours_version as version, time_zone as zone, answer_minutes as "answerMinutes" from house`)
const holidaysShown = query<void, Holiday>(`
  select id, version, day, name_en as "nameEn", name_fa as "nameFa" from holiday where ${isShown}
  order by day limit ${mostHolidays}`)

/** Yesterday too: whoever asks may count from a little before midnight. */
const hoursNow = query<
  void,
  { zone: TimeZone; minutes: number; shifts: readonly ShiftRow[]; holidays: readonly CalendarDay[] }
>(`
  select time_zone as zone, answer_minutes as minutes,
    coalesce((
      select json_agg(json_build_object('weekday', weekday, 'opens', opens, 'closes', closes))
      from (select weekday, ${times} from house_shift) shift), '[]') as shifts,
    coalesce((
      select json_agg(day) from (
        select day from holiday where day >= (now() at time zone time_zone)::date - 1
        order by day limit ${mostHolidays}) ahead), '[]') as holidays
  from house`)

export async function readAnswerHours(db: Database, caller: StaffCaller): Promise<ReplyOf<typeof operation>> {
  const [hours, shifts, holidays] = await db.look(caller, [
    hoursOfHouse.ask.one(),
    shiftsOfHouse.ask.all(),
    holidaysShown.ask.all(),
  ])
  return { ...hours, shifts, holidays }
}

/** When the desk answers, as the answer clock counts it. */
export function askAnswerHours(): Question<AnswerHours> {
  const { statement, read } = hoursNow.ask.one()
  return {
    statement,
    read: (answer) => {
      const { zone, minutes, shifts, holidays } = read(answer)
      const ofWeekdays = shifts.map(({ weekday, opens, closes }) => ({ weekdays: [weekday], opens, closes }))
      return { zone, shifts: ofWeekdays, holidays, targetMs: minutes * msPerMinute }
    },
  }
}
