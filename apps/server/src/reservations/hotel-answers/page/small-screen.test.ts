import { expect, it } from 'vitest'
import { pageStyle } from '#reservations/hotel-answers/page/page-style.ts'
import { askingHotels } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { get, linked } = askingHotels(drafting, clerk)

it('whoever reads the page on a phone calls the desk by a press, from every page', async () => {
  const { path } = await linked()
  for (const url of [path, `${path}/tr`, '/h/nowhere']) {
    const [footer] = /<footer>.*<\/footer>/s.exec((await get(url)).body)!
    expect(footer).toMatch(/<a href="tel:\+?\d+"><bdi dir="ltr">[^<]+<\/bdi><\/a>/)
  }
})

it('no field is written smaller than 16 px, or an iPhone zooms into it', () => {
  const [, fields] = /input:not\(\[type=radio\]\),select[^{]*\{([^}]*)\}/.exec(pageStyle)!
  expect(fields).toMatch(/font-size:16px/)
})

it('read aloud or copied, a child’s name stands apart from what is said of it', async () => {
  const one = await linked()
  await drafting.database.sql(
    `update hotel_question set asked = jsonb_set(asked, '{rooms,0,guests,1,born}', '"2019-03-14"') where request_id = $1`,
    [one.of.requestId],
  )
  const text = (await get(one.path)).body.replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('Ali Rahimi child, born 14 March 2019')
})
