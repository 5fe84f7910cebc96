import { expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { linked } = askingHotels(drafting, clerk)
/** A space of no width, a mark of direction and a filler: text by its length, and nothing to anybody's eye. */
const unseen = '\u200B\u200E\u3164'

it('what nobody can see is no number, no name and no note, and the number may still follow', async () => {
  const one = await linked()
  await one.answer({ says: 'yes', hold: inLocalDays(2), number: unseen, name: unseen, note: unseen })
  expect((await one.seen()).questions[0]!.answers).toMatchObject([{ confirmationNumber: null, by: '', remark: '' }])
  const { statusCode, body } = await one.answer({ says: 'number', numberLater: unseen })
  expect(statusCode).toBe(400)
  expect(body).toContain('Please type the number.')
  expect((await one.answer({ says: 'number', numberLater: 'GC-7' })).statusCode).toBe(303)
  expect((await one.seen()).questions[0]!.answers[0]).toMatchObject({ confirmationNumber: 'GC-7' })
})

it('nor a price of another room', async () => {
  const one = await linked()
  const [room] = await drafting.database.sql<{ name: string }>(`select name_en as name from room_type limit 1`)
  await one.answer({ says: 'another-room', room: room!.name, roomPrice: unseen, hold: inLocalDays(2) })
  expect((await one.seen()).questions[0]!.answers).toMatchObject([{ says: 'another-room', price: null }])
})

it('a number and a name are kept as they read, without what turns them around', async () => {
  const one = await linked()
  await one.answer({ says: 'yes', hold: inLocalDays(2), number: 'GC-\u202E21', name: '\u2069\u202EfilE' })
  expect((await one.seen()).questions[0]!.answers).toMatchObject([{ confirmationNumber: 'GC-21', by: 'filE' }])
})
