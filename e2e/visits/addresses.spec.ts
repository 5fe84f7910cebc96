import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { logInToDesk } from '../colleague.ts'
import { logInToPortal, speak, watchForTrouble } from '../people.ts'

/** Every page of an app whose address names no record, so that none that is added is forgotten here. */
function pagesOf(app: 'portal' | 'desk', root: string): string[] {
  const routes = readFileSync(new URL(`../../apps/${app}/src/app/routes.tsx`, import.meta.url), 'utf8')
  const paths = [...routes.matchAll(/\bpage\('(\/[^':]*)'/g)].map(([, path = '']) => `${root}${path}`)
  if (paths.length < 12) throw new Error(`Only ${paths.length} pages of the ${app} were found`)
  return paths
}

/** Where an address leads whoever is not logged in, and whoever is. */
const ofThePortal = [
  ['/', '/auth/login', '/'],
  ['/dashboard', '/auth/login', '/dashboard'],
  ['/payments/', '/auth/login?next=%2Fpayments%2F', '/payments/'],
  [
    '/reservations/list?state=New',
    '/auth/login?next=%2Freservations%2Flist%3Fstate%3DNew',
    '/reservations/list?state=New',
  ],
  ['/no/such/page', '/auth/login', '/dashboard'],
  ['/desktop', '/auth/login', '/dashboard'],
  [
    '/reservations/reservation-details/4',
    '/auth/login?next=%2Freservations%2Freservation-details%2F4',
    '/reservations/reservation-details/4',
  ],
  ['/orders/order-details/13', '/auth/login?next=%2Forders%2Forder-details%2F13', '/orders/order-details/13'],
] as const
const ofTheDesk = [
  ['/desk', '/desk/login', '/desk'],
  ['/desk/', '/desk/login', '/desk/'],
  ['/desk/agencies?tab=approved', '/desk/login?next=%2Fagencies%3Ftab%3Dapproved', '/desk/agencies?tab=approved'],
  ['/desk/agencies/1', '/desk/login?next=%2Fagencies%2F1', '/desk/agencies/1'],
  ['/desk/requests/3', '/desk/login?next=%2Frequests%2F3', '/desk/requests/3'],
  ['/desk/contracts/2', '/desk/login?next=%2Fcontracts%2F2', '/desk/contracts/2'],
  ['/desk/receipts?open=8', '/desk/login?next=%2Freceipts%3Fopen%3D8', '/desk/receipts?open=8'],
  ['/desk/no/such/page', '/desk/login', '/desk'],
] as const
const apps = [
  { app: 'portal', root: '', addresses: ofThePortal, logIn: logInToPortal, language: 'fa' },
  { app: 'desk', root: '/desk', addresses: ofTheDesk, logIn: logInToDesk, language: 'en' },
] as const

for (const { app, root, addresses, logIn, language } of apps) {
  test(`every address of the ${app} opens a page of the ${app}: the login first, then what was asked for`, async ({
    page,
  }) => {
    // Some forty pages, each loaded whole.
    test.setTimeout(300_000)
    const trouble = watchForTrouble(page)
    await speak(page, language)
    for (const [address, login] of addresses) {
      await page.goto(address)
      await expect(page, address).toHaveURL(login)
      await expect(page.locator('input[name=password]')).toBeVisible()
    }
    await logIn(page)
    const places = new Map(pagesOf(app, root).map((address) => [address, address]))
    for (const [address, , place] of addresses) places.set(address, place)
    for (const [address, place] of places) {
      await page.goto(address)
      await expect(page, address).toHaveURL(place)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    }
    expect(trouble).toEqual([])
  })
}

test('the code on a voucher opens its page for whoever holds it, without a login, also where there is no such voucher', async ({
  page,
}) => {
  const trouble = watchForTrouble(page)
  await page.goto('/v/NOSUCHCODE0000000000')
  await expect(page).toHaveURL('/v/NOSUCHCODE0000000000')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(trouble).toEqual([])
})

for (const address of [
  '/assets/gone-1a2b3c4d.js',
  '/desk/assets/gone-1a2b3c4d.js',
  '/api/nothing',
  '/desk/api/nothing',
]) {
  test(`${address} is nothing, and no page in its place`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type'] ?? '').not.toContain('text/html')
  })
}
