import type { editHoliday as operation } from '@sarai/wire/desk/house-rules.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { lockHolidays, loggedHoliday, refuseUnlessFree, standingOf, type HolidayBody } from '#house/holidays.ts'
import { announce } from '#live/announce.ts'

const holidayOf = query<{ id: number }, HolidayBody & { version: number }>(`
  select version, day, name_en as "nameEn", name_fa as "nameFa" from holiday where id = $id for no key update`)
const saveHoliday = query<HolidayBody & { id: number }>(`
  update holiday set day = $day, name_en = $nameEn, name_fa = $nameFa, version = version + 1 where id = $id`)

export function editHoliday(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, ...body }: InputOf<typeof operation>['body'],
) {
  const questions = [
    lockHolidays.ask.one(),
    holidayOf.ask.first({ id }),
    standingOf.ask.one({ day: body.day }),
  ] as const
  return db.write(staff, questions, async (tx, [, found, standing]) => {
    const before = asSeen(found, version)
    const changed = changedValues(loggedHoliday(before), loggedHoliday(body))
    if (changed === undefined) return null
    if (body.day !== before.day) refuseUnlessFree(standing)
    await saveHoliday.later(tx, { id, ...body })
    const was = { name: text(before.nameEn), ...changed.before }
    await record(tx, staff, { what: 'holiday-edit', before: was, after: changed.after })
    await announce(tx, { to: 'desk', what: 'house', id: 'hours' })
    return null
  })
}
