import { expect, test, type Page } from '@playwright/test'
import { visits, type Planned } from '../scripts/build/visits.ts'
import { logInToDesk } from './colleague.ts'
import { logInToPortal, speak } from './people.ts'

/** `heading`: the bytes of its headers, which are none of the code's. */
type Load = { type: string; url: string; heading: number; bytes: number; isPacked: boolean }

/** Every file of a visit by a browser that keeps nothing from before, with the bytes that came over the wire. */
async function firstVisit(page: Page, path: string): Promise<Load[]> {
  // What a press brings up comes when the browser is idle, after the page: it is no part of the visit.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await page.goto('about:blank') // what a login before it still loads is no part of the visit
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  const loads = new Map<string, Load>()
  session.on('Network.responseReceived', ({ requestId, type, response: { url, headers, encodedDataLength } }) => {
    const names = Object.keys(headers).map((name) => name.toLowerCase())
    loads.set(requestId, {
      type,
      url,
      heading: encodedDataLength,
      bytes: 0,
      isPacked: names.includes('content-encoding'),
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load !== undefined) load.bytes = encodedDataLength - load.heading
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Until nothing more is asked for: the live stream stays open, so the network is never quiet.
  await expect
    .poll(async () => {
      const before = loads.size
      await page.waitForTimeout(500)
      return loads.size - before
    })
    .toBe(0)
  return [...loads.values()]
}

const bytesOf = (loads: Load[]) => loads.reduce((sum, { bytes }) => sum + bytes, 0)

/** The budget is for the code, packed: a plain copy of a file on the wire breaks it at once. */
function judge(plan: Planned, loads: Load[]) {
  const of = (...types: string[]) => bytesOf(loads.filter(({ type }) => types.includes(type)))
  const [scripts, styles, fonts] = [of('Script'), of('Stylesheet'), of('Font')]
  const frame = of('Document') + bytesOf(loads.filter(({ url }) => url.endsWith('.svg')))
  const pictures = bytesOf(loads.filter(({ url }) => url.endsWith('.webp')))
  console.info(
    `${plan.path}: ${bytesOf(loads)} bytes on the wire: JavaScript ${scripts}, styles ${styles}, fonts ${fonts}, pictures ${pictures}`,
  )
  expect(scripts).toBeGreaterThan(50_000)
  expect(scripts + frame).toBeLessThanOrEqual(plan.budget)
  const plain = loads.filter(({ type, isPacked }) => ['Script', 'Stylesheet', 'Document'].includes(type) && !isPacked)
  expect(plain.filter(({ bytes }) => bytes > 2_000)).toEqual([])
}

for (const plan of visits['apps/portal']) {
  test(`the first visit to ${plan.path} stays within its bytes on the wire`, async ({ page }) => {
    await speak(page, 'en')
    if (plan.name !== 'login') await logInToPortal(page)
    judge(plan, await firstVisit(page, plan.path))
  })
}
for (const plan of visits['apps/desk']) {
  test(`the first visit to ${plan.path} stays within its bytes on the wire`, async ({ page }) => {
    await speak(page, 'en')
    if (plan.name !== 'login') await logInToDesk(page)
    judge(plan, await firstVisit(page, plan.path))
  })
}

test('on a phone the login takes no more than its JavaScript, fonts and styles in all', async ({ page }) => {
  const [login] = visits['apps/portal']
  await page.setViewportSize({ width: 390, height: 844 })
  await speak(page, 'fa')
  const loads = await firstVisit(page, login.path)
  judge(login, loads)
  const besides = bytesOf(loads.filter(({ type }) => !['Font', 'Stylesheet'].includes(type)))
  expect(besides).toBeLessThanOrEqual(login.budget)
})

const arriving = [
  { path: '/auth/login', code: '**/*.js' },
  { path: '/auth/forgot-password', code: '**/forgot-password-page*.js' },
  { path: '/desk/login', code: '**/*.js' },
]
for (const { path, code } of arriving) {
  test(`${path} says whose page it is while ${code} is on its way`, async ({ page }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(code, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toContainText('Sarai · سرای')
    // A page in outline, not a blank one: its parts fill the screen from one side to the other.
    const parts = await Promise.all((await page.locator('#arriving i').all()).map((part) => part.boundingBox()))
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect(part?.height).toBeGreaterThan(100)
    await page.waitForTimeout(500)
    await expect(page.getByRole('status')).toContainText('Sarai · سرای')
    arrived.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#arriving')).toHaveCount(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/auth/login', '/desk/login']) {
    test(`${path} says in both languages why it stays empty, and what to do`, async ({ page }) => {
      await page.goto(path)
      // Playwright finds nothing by its text within a noscript.
      const [english, persian] = [page.locator('#arriving p[lang=en]'), page.locator('#arriving p[lang=fa]')]
      await expect(english).toContainText('JavaScript is switched off')
      await expect(persian).toContainText('جاوااسکریپت در این مرورگر خاموش است')
      for (const text of [english, persian]) await expect(text).toBeVisible()
      await expect(page.locator('#arriving i').first()).toBeHidden()
    })
  }
})
