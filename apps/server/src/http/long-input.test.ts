import { expect, it } from 'vitest'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { addAd } from '@sarai/wire/desk/ads.ts'
import { aStoredPicture } from '#testing/a-hotel.ts'
import { aRegistration, openTestApp } from '#testing/test-app.ts'

const { app, callAs, aStaffMember } = await openTestApp()

/** Close to what a body may weigh, and wrong only at its end: a pattern that backtracks tries every way to read it. */
const long = 'a'.repeat(250_000)

async function msOf(call: Promise<unknown>, field: string) {
  const begun = performance.now()
  await expect(call).rejects.toMatchObject({ code: 'VALIDATION_FAILED', status: 400, fields: [field] })
  return performance.now() - begun
}

it('refuses a company name of a quarter of a million characters at once, whoever sends it', async () => {
  const call = callAs(null)(registerAgency, { body: aRegistration({ AgencyName: `${long}!` }) })
  expect(await msOf(call, 'AgencyName')).toBeLessThan(500)
})

it('refuses the link of an advertisement of a quarter of a million characters at once', async () => {
  const desk = callAs((await aStaffMember('catalogue')).token)
  const words = { titleEn: 'Sea', titleFa: 'دریا', textEn: '', textFa: '', linkFa: '', shownFrom: '', shownUntil: '' }
  const body = { ...words, picture: aStoredPicture('e'), active: true, linkEn: `https://${long} x` }
  expect(await msOf(desk(addAd, { body }), 'linkEn')).toBeLessThan(500)
})

it.each([
  ['en', 'This is more than we take in at once: 256 kB at most.'],
  ['fa', 'حداکثر ۲۵۶ کیلوبایت'],
])('says of what is longer than it may be how long that is (%s)', async (language, words) => {
  const answer = await app.inject({
    method: 'POST',
    url: registerAgency.path,
    payload: aRegistration({ AgencyName: 'a'.repeat(300 * 1024) }),
    headers: { 'accept-language': language },
  })
  expect([answer.statusCode, answer.headers['x-problem-code']]).toEqual([413, 'BODY_TOO_LARGE'])
  expect(answer.body).toContain(words)
})
