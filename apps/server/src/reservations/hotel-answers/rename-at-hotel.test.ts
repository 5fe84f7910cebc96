import { changeGuests, changeRoom } from '@sarai/wire/portal/life/changes.ts'
import { withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { aGuest } from '#reservations/testing/an-asked-stay.ts'
import { aRoom } from '#reservations/testing/changing.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { double } = drafting
const { desk, get, linked } = askingHotels(drafting, clerk)
type Linked = Awaited<ReturnType<typeof linked>>

const rename = async ({ call, params, seen }: Linked, LastName: string) => {
  const guests = [[aGuest({ LastName }), aGuest({ FirstName: 'Ali', Gender: 'Male' })]]
  await call(changeGuests, { params, body: { version: (await seen()).version, agencyRef: '', guests } })
}

it('a hotel reads its guests as they are called now, and the answer that it gave stands', async () => {
  const asked = await linked({ wishes: 'A quiet room, please.' })
  await asked.answer({ says: 'yes', hold: inLocalDays(2), number: 'GC-7', name: 'Elif Demir' })
  await rename(asked, 'Karimi')
  await asked.work()
  const { body } = await get(asked.path)
  expect(body).toContain('Nasrin Karimi')
  expect(body).not.toContain('Nasrin Rahimi')
  expect(body).toContain('A quiet room, please.')
  expect((await asked.seen()).questions[0]!.answers).toHaveLength(1)
})

it('also where they were changed with their room', async () => {
  const { of, call, work, path } = await linked()
  const Guests = [aGuest({ LastName: 'Karimi' }), aGuest({ FirstName: 'Ali', Gender: 'Male' })]
  const body = { Id: of.requestId, Version: 2, Room: 1, ...aRoom(double, { Guests }), QuoteId: null }
  await call(changeRoom, { body })
  await work()
  expect((await get(path)).body).toContain('Nasrin Karimi')
})

it('what was withdrawn, or never asked by a link, stays as it was', async () => {
  const asked = await linked()
  await desk(withdrawQuestion, { params: asked.params, body: { version: (await asked.seen()).version } })
  const shown = () =>
    drafting.database.sql(`select asked from hotel_question where request_id = $1`, [asked.of.requestId])
  const before = await shown()
  await rename(asked, 'Karimi')
  await asked.work()
  expect(await shown()).toEqual(before)
})
