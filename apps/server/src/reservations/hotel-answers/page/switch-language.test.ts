import { expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { accept, get, linked, post } = askingHotels(drafting, clerk)
const hold = inLocalDays(2)
const answer = { seen: '0', says: 'another-price', priceCurrency: 'EUR', pricePer: 'night', hold, name: 'Elif Demir' }
const value = (name: string, body: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1]

it.each([
  ['en', 'tr', '1,250.50', '1.250,50'],
  ['tr', 'en', '1.250,50', '1,250.50'],
] as const)(
  'what was typed goes along to the other language and is not sent (%s to %s)',
  async (from, to, typed, written) => {
    const one = await linked({ language: from })
    const fields = { ...answer, price: typed, note: 'Late "check-in"' }
    const { statusCode, body } = await post(`${one.path}/${to}`, { ...fields, redraw: from })
    expect(statusCode).toBe(200)
    expect(body).toContain(`<html lang="${to}"`)
    expect(body).toMatch(/value="another-price"[^>]* checked/)
    expect(['price', 'hold', 'name', 'note'].map((name) => value(name, body))).toEqual([
      written,
      hold,
      'Elif Demir',
      'Late &quot;check-in&quot;',
    ])
    expect(body).not.toContain('role="alert"')
    expect((await one.seen()).questions[0]!.answers).toEqual([])
    expect((await post(`${one.path}/${to}`, { ...fields, price: written })).statusCode).toBe(303)
    const [said] = (await one.seen()).questions[0]!.answers
    expect(said).toMatchObject({ price: { amount: 125_050 } })
  },
)

it('an amount that is not clear stays as it was typed', async () => {
  const { path } = await linked()
  const { body } = await post(`${path}/tr`, { ...answer, price: '1.250,50', redraw: 'en' })
  expect(value('price', body)).toBe('1.250,50')
})

it('a language is chosen in the form, and Enter in one of its fields still sends the answer', async () => {
  const { path } = await linked()
  const { body } = await get(path)
  const [first = '', ...others] = body.match(/<button[^>]*>/g)!
  expect(first).toContain('form="answer"')
  expect(first).not.toContain('formaction')
  const addresses = others.flatMap((button) => / formaction="([^"]*)"/.exec(button)?.[1] ?? [])
  expect(addresses).toEqual([`${path}/en`, `${path}/tr`])
  expect(body).toContain('<form id="answer"')
  const nowhere = (await get('/h/nowhere')).body
  expect(nowhere).toContain('hreflang="tr"')
  expect(nowhere).not.toContain('<button')
})

it('a number that is typed after the desk has decided goes along as well', async () => {
  const one = await linked()
  await accept(one)
  const { body } = await post(`${one.path}/tr`, { says: 'number', numberLater: 'GC-7', redraw: 'en' })
  expect(value('numberLater', body)).toBe('GC-7')
  expect(body).toContain('<details class="first" open>')
  expect((await one.seen()).questions[0]!.answers).toEqual([])
})

it.each([
  ['en', 'Please type at most 80 characters.'],
  ['tr', 'Lütfen en fazla 80 karakter yazınız.'],
] as const)('what is too long is told how long it may be, at its field and above (%s)', async (language, said) => {
  const one = await linked({ language })
  const { body } = await one.answer({ says: 'yes', hold, name: 'E'.repeat(81) })
  expect(body.split(said)).toHaveLength(3)
})
