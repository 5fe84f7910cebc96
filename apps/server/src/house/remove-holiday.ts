import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { lockHolidays, loggedHoliday, type HolidayBody } from '#house/holidays.ts'
import { announce } from '#live/announce.ts'

const holidayOf = query<{ id: number }, HolidayBody & { version: number }>(`
  select version, day, name_en as "nameEn", name_fa as "nameFa" from holiday where id = $id for update`)
const deleteHoliday = query<{ id: number }>(`delete from holiday where id = $id`)

/** The log keeps that the desk meant to be closed. */
export function removeHoliday(db: Database, staff: StaffCaller, id: number, version: number) {
  return db.write(staff, [lockHolidays.ask.one(), holidayOf.ask.first({ id })], async (tx, [, found]) => {
    const holiday = asSeen(found, version)
    await deleteHoliday.later(tx, { id })
    await record(tx, staff, { what: 'holiday-remove', before: loggedHoliday(holiday) })
    await announce(tx, { to: 'desk', what: 'house', id: 'hours' })
    return null
  })
}
