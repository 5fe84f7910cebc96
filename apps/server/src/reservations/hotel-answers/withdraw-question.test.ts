import { withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { expect, it } from 'vitest'
import { askingHotels } from '#reservations/testing/asking-hotels.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { desk, linked, post } = askingHotels(drafting, clerk)

it('nobody withdraws a question over an answer that has only just been sent', async () => {
  const { params, path, seen, work } = await linked()
  await post(path, { seen: '0', says: 'no' })
  const withdraw = async () => desk(withdrawQuestion, { params, body: { version: (await seen()).version } })
  await expect(withdraw()).rejects.toMatchObject(stateChanged)
  // Whoever has read it may still do without.
  await work()
  await withdraw()
  expect((await seen()).turn).toBe('desk')
})
