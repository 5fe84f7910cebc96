import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt } from '@sarai/domain/ground/hotel-time.ts'
import { describe, expect, it } from 'vitest'
import { askingHotels } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { get, linked } = askingHotels(drafting, clerk)
const inDays = (days: number) => addDays(calendarDayAt(Date.now(), 'Europe/Istanbul'), days)
const no = (from: number, until: number) => ({ says: 'no', freeFrom: inDays(from), freeUntil: inDays(until) })

describe('the other dates of a no', () => {
  it.each([
    ['en', 'We pass your other dates on', 'We look for another hotel'],
    ['tr', 'Önerdiğiniz tarihleri', 'başka bir otel'],
  ] as const)('are passed on, which the page says (%s)', async (language, passed, sought) => {
    const one = await linked({ language })
    await one.answer(no(40, 43))
    const { body } = await get(one.path)
    expect(body).toContain(passed)
    expect(body).not.toContain(sought)
    await one.answer({ says: 'no', seen: '1' })
    expect((await get(one.path)).body).toContain(sought)
  })

  it('begin today at the hotel at the earliest, last ninety nights and end within two years', async () => {
    const one = await linked()
    const refused = [no(-1, 3), no(-9, -5), no(10, 101), no(700, 731), no(4_000, 4_003)]
    for (const fields of refused) {
      const { statusCode, body } = await one.answer(fields)
      expect(statusCode).toBe(400)
      expect(body).toContain('<a href="#f-freeFrom">')
      expect(body).toContain('at most 90 nights')
    }
    const taken = [no(0, 1), no(10, 100), no(700, 730)]
    for (const [place, fields] of taken.entries())
      expect((await one.answer({ ...fields, seen: `${place}` })).statusCode).toBe(303)
  })
})
