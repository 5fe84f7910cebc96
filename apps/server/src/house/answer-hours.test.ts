import { describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import {
  addHoliday,
  editHoliday,
  readAnswerHours,
  removeHoliday,
  setAnswerHours,
} from '@sarai/wire/desk/house-rules.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { clockTime } from '@sarai/domain/ground/clock-time.ts'
import { instantOf, localTimeAt, msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { systemCaller } from '#caller.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { oldRows } from '#house/old-rows.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const admin = callAs((await aStaffMember('admin')).token)
const reservations = callAs((await aStaffMember('reservations')).token)
const { agencyId } = await anAgency()
const today = todayIn(tehran, Date.now())

const shift = (weekday: number, opens = '09:00', closes = '17:00') => ({ weekday, opens, closes })
const asSeeded = [shift(1), shift(2), shift(3), shift(4, '09:00', '13:00'), shift(6), shift(7)]
const announced = () => database.sql(`select what, subject from outbox where what = 'house' order by id desc limit 1`)
const insertHoliday = (day: string) =>
  database.sql(`insert into holiday (day, name_en, name_fa) values ($1, 'Day', 'روز')`, [day])

describe('when the desk answers', () => {
  it('is Saturday to Thursday noon, within two hours, until the house says otherwise', async () => {
    expect(await desk(readAnswerHours, {})).toEqual({
      version: 1,
      zone: 'Asia/Tehran',
      shifts: asSeeded,
      answerMinutes: 120,
      holidays: [],
    })
  })

  it('is set by one of two who set it at once; the other is told, and the log keeps what changed', async () => {
    const { version } = await desk(readAnswerHours, {})
    const shifts = [shift(6, '08:30', '16:00'), shift(7), shift(1), shift(2), shift(3)]
    await desk(setAnswerHours, { body: { version, shifts, answerMinutes: 90 } })
    const late = desk(setAnswerHours, { body: { version, shifts: asSeeded, answerMinutes: 60 } })
    await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    const now = await desk(readAnswerHours, {})
    expect(now).toMatchObject({ version: version + 1, answerMinutes: 90 })
    expect(await announced()).toEqual([{ what: 'house', subject: 'hours' }])
    expect(now.shifts).toEqual(shifts.toSorted((one, other) => one.weekday - other.weekday))
    const { rows } = await admin(listActivity, { query: { what: 'hours-set' } })
    expect(rows).toMatchObject([
      {
        before: {
          thursday: { is: 'hours', opens: '09:00', closes: '13:00' },
          saturday: { is: 'hours', opens: '09:00', closes: '17:00' },
          answerMinutes: { is: 'minutes', minutes: 120 },
        },
        after: {
          thursday: null,
          saturday: { is: 'hours', opens: '08:30', closes: '16:00' },
          answerMinutes: { is: 'minutes', minutes: 90 },
        },
      },
    ])
    expect(Object.keys(rows[0]?.after ?? {})).toHaveLength(3)
  })

  it('is not set again by whoever saves what stands already', async () => {
    const { version, shifts, answerMinutes } = await desk(readAnswerHours, {})
    await desk(setAnswerHours, { body: { version, shifts, answerMinutes } })
    expect(await desk(readAnswerHours, {})).toMatchObject({ version })
  })

  it.each([
    ['a week in which nobody works', { shifts: [] }, 'shifts'],
    ['a day that ends before it begins', { shifts: [shift(6, '17:00', '09:00')] }, 'shifts.0'],
    ['two shifts on one day', { shifts: [shift(6), shift(6, '18:00', '20:00')] }, 'shifts.1'],
    ['a time that there is not', { shifts: [shift(6, '09:00', '24:00')] }, 'shifts.0.closes'],
    ['a target of a minute', { answerMinutes: 1 }, 'answerMinutes'],
  ])('is never %s', async (_, changes, field) => {
    const { version } = await desk(readAnswerHours, {})
    const refused = desk(setAnswerHours, { body: { version, shifts: asSeeded, answerMinutes: 120, ...changes } })
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  })

  it('is for those to set who keep the house', async () => {
    await expect(reservations(readAnswerHours, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const body = { version: 1, shifts: asSeeded, answerMinutes: 120 }
    await expect(reservations(setAnswerHours, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a holiday', () => {
  const day = addDays(today, 20)
  const nowruz = { day, nameEn: 'Nowruz', nameFa: 'نوروز' }
  const holidays = async () => {
    const hours = await desk(readAnswerHours, {})
    return hours.holidays
  }

  it('is added, renamed and taken back, each known to the log', async () => {
    const { id } = await desk(addHoliday, { body: nowruz })
    expect(await holidays()).toEqual([{ ...nowruz, id, version: 1 }])
    const renamed = { ...nowruz, nameEn: 'First of Farvardin' }
    await desk(editHoliday, { params: { id }, body: { ...renamed, version: 1 } })
    expect(await holidays()).toEqual([{ ...renamed, id, version: 2 }])
    const late = desk(editHoliday, { params: { id }, body: { ...nowruz, day: addDays(day, 1), version: 1 } })
    await expect(late).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    const removeAt = (version: number) => desk(removeHoliday, { params: { id }, query: { version } })
    await expect(removeAt(1)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await removeAt(2)
    await expect(removeAt(2)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await holidays()).toEqual([])
    const step = async (what: 'holiday-add' | 'holiday-edit' | 'holiday-remove') => {
      const { rows } = await admin(listActivity, { query: { what } })
      return rows[0]
    }
    const text = (of: string) => ({ is: 'text', text: of })
    const kept = { day: { is: 'day', day }, nameEn: text('Nowruz'), nameFa: text('نوروز') }
    expect(await step('holiday-add')).toMatchObject({ before: null, after: kept })
    expect(await step('holiday-edit')).toMatchObject({
      before: { name: text('Nowruz') },
      after: { nameEn: text('First of Farvardin') },
    })
    const before = { ...kept, nameEn: text('First of Farvardin') }
    expect(await step('holiday-remove')).toMatchObject({ before, after: null })
  })

  it('stands once in the list, however many add it at once', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => desk(addHoliday, { body: nowruz })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = desk(addHoliday, { body: nowruz })
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_HOLIDAY', fields: ['day'] })
    const { id } = await desk(addHoliday, { body: { ...nowruz, day: addDays(day, 1) } })
    const onto = desk(editHoliday, { params: { id }, body: { ...nowruz, version: 1 } })
    await expect(onto).rejects.toMatchObject({ code: 'ALREADY_HOLIDAY', fields: ['day'] })
  })

  it('is never put on a day that is over; one that has passed keeps its day when it is renamed', async () => {
    const over = desk(addHoliday, { body: { ...nowruz, day: addDays(today, -1) } })
    await expect(over).rejects.toMatchObject({ code: 'HOLIDAY_OVER', fields: ['day'] })
    await insertHoliday(addDays(today, -30))
    const [past] = await holidays()
    await desk(editHoliday, { params: { id: past!.id }, body: { ...nowruz, day: past!.day, version: 1 } })
    expect(await holidays()).toContainEqual({ ...nowruz, id: past!.id, day: past!.day, version: 2 })
  })

  it('is one of sixty at most, of which those over for a year are none and are swept', async () => {
    await database.sql(`delete from holiday`)
    for (let ahead = 1; ahead < 60; ahead += 1) await insertHoliday(addDays(today, ahead))
    await insertHoliday(addDays(today, -400))
    await desk(addHoliday, { body: { ...nowruz, day: addDays(today, 90) } })
    const oneMore = desk(addHoliday, { body: { ...nowruz, day: addDays(today, 91) } })
    await expect(oneMore).rejects.toMatchObject({ code: 'TOO_MANY_HOLIDAYS' })
    expect(await holidays()).toHaveLength(60)
    await sweepOldRows(database.workerDb, oldRows)
    expect(await database.sql(`select 1 from holiday where day < current_date - 366`)).toEqual([])
    expect(await holidays()).toHaveLength(60)
  })
})

describe('the answer clock', () => {
  it('counts the hours that the house has set, whoever asks for them', async () => {
    await database.sql(`delete from holiday`)
    for (const day of ['2020-01-04', addDays(today, -2), addDays(today, -1), '2098-11-15']) await insertHoliday(day)
    const { version } = await desk(readAnswerHours, {})
    await desk(setAnswerHours, { body: { version, shifts: asSeeded, answerMinutes: 45 } })
    const ofDesk = await database.db.look(someStaff, askAnswerHours())
    const ofAgency = await database.db.look(someoneOf(agencyId), askAnswerHours())
    const ofWorker = await database.workerDb.look(systemCaller('clocks'), askAnswerHours())
    expect(ofDesk.holidays).toEqual([addDays(today, -1), '2098-11-15'])
    expect(ofDesk).toMatchObject({ zone: 'Asia/Tehran', targetMs: 45 * msPerMinute })
    expect([ofAgency, ofWorker]).toEqual([ofDesk, ofDesk])
    // 2098-11-15 is a Saturday and a holiday, the Thursday before it ends at 13:00.
    const at = instantOf({ day: calendarDay('2098-11-13'), time: clockTime('12:30') }, tehran)
    expect(localTimeAt(answerDueAt(at, ofDesk), tehran)).toEqual({ day: '2098-11-16', time: '09:15' })
  })
})
