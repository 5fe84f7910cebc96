import { expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { get, linked } = askingHotels(drafting, clerk)

const valueIn = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/** What a browser would send of the form with which an answer is changed, if nothing were typed into it. */
async function untouched(path: string): Promise<Record<string, string>> {
  const { body } = await get(path)
  const form = body.split('<form').find((part) => part.includes('name="seen"'))!
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('type="radio"') && !tag.includes(' checked')
      ? []
      : [[valueIn(tag, 'name')!, valueIn(tag, 'value') ?? ''] as const],
  )
  const selects = [...form.matchAll(/<select[^>]*>.*?<\/select>/gs)].map(([select]) => {
    const options = select.match(/<option[^>]*>/g)!
    const chosen = options.find((option) => option.includes(' selected')) ?? options[0]
    return [valueIn(select, 'name')!, valueIn(chosen, 'value')!] as const
  })
  return Object.fromEntries([...inputs, ...selects])
}

const priced = { en: '1,250.50', tr: '1.250,50' } as const

it.each(['en', 'tr'] as const)('a hotel that only adds a note keeps the price that it typed (%s)', async (language) => {
  const one = await linked({ language })
  const price = { price: priced[language], priceCurrency: 'TRY', pricePer: 'stay' }
  await one.answer({ ...price, says: 'another-price', hold: inLocalDays(2) })
  const again = await untouched(one.path)
  expect(again).toMatchObject(price)
  expect((await one.answer({ ...again, note: 'With a view' })).statusCode).toBe(303)
  const kept = { per: 'stay', amount: 125_050, currency: 'TRY' }
  expect((await one.seen()).questions[0]!.answers).toMatchObject([
    { number: 2, remark: 'With a view', price: kept },
    { number: 1, price: kept },
  ])
})

it.each(['en', 'tr'] as const)('and the price of another room (%s)', async (language) => {
  const one = await linked({ language })
  const [room] = await drafting.database.sql<{ name: string }>(`select name_en as name from room_type limit 1`)
  const price = { roomPrice: '96', roomPriceCurrency: 'USD', roomPricePer: 'stay' }
  await one.answer({ ...price, says: 'another-room', room: room!.name, hold: inLocalDays(2) })
  await one.answer({ ...(await untouched(one.path)), note: 'With a view' })
  expect((await one.seen()).questions[0]!.answers[0]).toMatchObject({
    number: 2,
    room: room!.name,
    price: { per: 'stay', amount: 9_600, currency: 'USD' },
  })
})
