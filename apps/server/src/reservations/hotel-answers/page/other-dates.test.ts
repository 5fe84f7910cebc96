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
})
