import { expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { linked } = askingHotels(drafting, clerk)

it.each([
  ['en', '96/98'],
  ['en', '96⁵⁰'],
  ['en', '1.250,50'],
  ['tr', '0.001'],
  ['tr', '1,250.50'],
] as const)('a price that could be read in two ways is refused (%s: %s)', async (language, price) => {
  const { answer, seen } = await linked({ language })
  const fields = { says: 'another-price', hold: inLocalDays(2), price, priceCurrency: 'EUR', pricePer: 'night' }
  expect((await answer(fields)).statusCode).toBe(400)
  expect((await seen()).questions[0]!.answers).toEqual([])
})
