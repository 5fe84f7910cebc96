import { mostHolidays } from '@sarai/domain/request/clocks/settable-hours.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { lockHolidays, loggedHoliday, refuseUnlessFree, standingOf, type HolidayBody } from '#house/holidays.ts'
import { isShown } from '#house/hours-queries.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const countShown = query<void, { count: number }>(`select count(*)::int as count from holiday where ${isShown}`)
const insertHoliday = query<HolidayBody, { id: number }>(
  `insert into holiday (day, name_en, name_fa) values ($day, $nameEn, $nameFa) returning id`,
)

export function addHoliday(db: Database, staff: StaffCaller, body: HolidayBody): Promise<{ id: number }> {
  const questions = [lockHolidays.ask.one(), countShown.ask.one(), standingOf.ask.one({ day: body.day })] as const
  return db.write(staff, questions, async (tx, [, { count }, standing]) => {
    if (count >= mostHolidays) throw new Problem('TOO_MANY_HOLIDAYS', { values: { most: mostHolidays } })
    refuseUnlessFree(standing)
    const holiday = await insertHoliday.one(tx, body)
    await record(tx, staff, { what: 'holiday-add', after: loggedHoliday(body) })
    await announce(tx, { to: 'desk', what: 'house', id: 'hours' })
    return holiday
  })
}
