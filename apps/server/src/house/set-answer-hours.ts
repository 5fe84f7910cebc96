import type { setAnswerHours as operation } from '@sarai/wire/desk/house-rules.ts'
import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { SettableHours } from '@sarai/domain/request/clocks/settable-hours.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { hours, minutes } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { shiftsOfHouse } from '#house/hours-queries.ts'
import { announce } from '#live/announce.ts'

const lockHours = query<void, { version: number; answerMinutes: number }>(`
  select hours_version as version, answer_minutes as "answerMinutes" from house for no key update`)
const deleteShifts = query(`delete from house_shift`)
const insertShifts = query<{ weekdays: readonly number[]; opens: readonly string[]; closes: readonly string[] }>(`
  insert into house_shift (weekday, opens, closes)
  select * from unnest($weekdays::smallint[], $opens::time[], $closes::time[])`)
const saveHours = query<{ answerMinutes: number }>(`
  update house set answer_minutes = $answerMinutes, hours_version = hours_version + 1, edited_at = now()`)

/** As ISO 8601 counts them, and as the log calls them. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Clocks that run already stay as they are: a colleague was given until then. */
export function setAnswerHours(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  const { version, shifts, answerMinutes } = body
  return db.write(staff, [lockHours.ask.first(), shiftsOfHouse.ask.all()], async (tx, [found, shiftsBefore]) => {
    const before = asSeen(found, version)
    const changed = changedValues(logged({ ...before, shifts: shiftsBefore }), logged(body))
    if (changed === undefined) return null
    await deleteShifts.later(tx)
    await insertShifts.later(tx, {
      weekdays: shifts.map(({ weekday }) => weekday),
      opens: shifts.map(({ opens }) => opens),
      closes: shifts.map(({ closes }) => closes),
    })
    await saveHours.later(tx, { answerMinutes })
    await record(tx, staff, { what: 'hours-set', ...changed })
    await announce(tx, { to: 'desk', what: 'house', id: 'hours' })
    return null
  })
}

function logged({ shifts, answerMinutes }: SettableHours): ActivityValues {
  const ofDays = weekdays.map((name, place) => [name, hours(shifts.find(({ weekday }) => weekday === place + 1))])
  return { ...(Object.fromEntries(ofDays) as ActivityValues), answerMinutes: minutes(answerMinutes) }
}
