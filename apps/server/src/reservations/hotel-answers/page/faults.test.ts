import { describe, expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { pageStyle } from '#reservations/hotel-answers/page/page-style.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { get, linked } = askingHotels(drafting, clerk)

/** The fields that the message above the page leads to, and the one in which the cursor stands. */
function ledTo(body: string) {
  const main = body.slice(body.indexOf('<main>') + '<main>'.length)
  const alert = /^<div class="alert" role="alert">(.*?)<\/div>/s.exec(main)?.[1] ?? ''
  const links = [...alert.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)
  const focused = [...body.matchAll(/<(?:input|select) [^>]*\bautofocus\b[^>]*>/g)]
  return { alert, links, focused: focused.map(([tag]) => / id="([^"]+)"/.exec(tag)?.[1]) }
}

describe('a form that was not filled in rightly comes back', () => {
  it.each([
    ['en', 'Not sent yet.', 'Please type a price'],
    ['tr', 'Henüz gönderilmedi.', 'Lütfen fiyatı'],
  ] as const)(
    'with what is wrong above all else, and the cursor in the first of it (%s)',
    async (language, ...said) => {
      const one = await linked({ language })
      const { statusCode, body } = await one.answer({ says: 'another-price', price: 'x', name: 'y'.repeat(81) })
      expect(statusCode).toBe(400)
      const { alert, links, focused } = ledTo(body)
      for (const each of said) expect(alert).toContain(each)
      expect(links).toEqual(['f-price', 'f-hold', 'f-name'])
      for (const id of links) expect(body.split(` id="${id}"`)).toHaveLength(2)
      expect(focused).toEqual(['f-price'])
    },
  )

  it('where nothing was chosen: with the cursor at the choices', async () => {
    const one = await linked()
    for (const says of ['', 'constructor', 'maybe']) {
      const { statusCode, body } = await one.answer({ says })
      expect(statusCode).toBe(400)
      expect(ledTo(body)).toMatchObject({ links: ['f-says'], focused: ['f-says'] })
      // Above the choices: below them it would be out of sight.
      expect(body.indexOf('id="f-says-wrong"')).toBeLessThan(body.indexOf('id="f-says"'))
    }
  })

  it('also where an answer is changed, or the number added', async () => {
    const one = await linked()
    await one.answer({ says: 'yes', hold: inLocalDays(2) })
    const changed = await one.answer({ says: 'yes', hold: '', seen: '1' })
    expect(ledTo(changed.body)).toMatchObject({ links: ['f-hold'], focused: ['f-hold'] })
    expect(changed.body).toContain('What you sent before still stands')
    const numbered = await one.answer({ says: 'number', numberLater: '' })
    expect(ledTo(numbered.body)).toMatchObject({ links: ['f-numberLater'], focused: ['f-numberLater'] })
  })

  it('and never for a field of a choice that was not made, which nobody sees', async () => {
    const one = await linked()
    const unseen = { number: 'x'.repeat(61), roomPrice: '9'.repeat(50), other: 'x'.repeat(50) }
    expect((await one.answer({ ...unseen, says: 'no' })).statusCode).toBe(303)
  })
})

it('a field that is wrong looks so: of two rules that weigh the same the later one is drawn', () => {
  const [general, marked] = ['input:not([type=radio]),select', 'input[aria-invalid=true],select[aria-invalid=true]{']
  expect(pageStyle).toContain(general)
  expect(pageStyle.indexOf(marked)).toBeGreaterThan(pageStyle.indexOf(general))
})

it.each([
  ['en', 'required with a yes, Istanbul time'],
  ['tr', 'onayda zorunlu, İstanbul saatiyle'],
] as const)('the time until which rooms are held is said to be required, at its field (%s)', async (language, said) => {
  const { path } = await linked({ language })
  const [, label] = /<label for="f-hold">(.*?)<\/label>/.exec((await get(path)).body)!
  expect(label).toContain(said)
})
