import { expect, test } from '@playwright/test'
import { logInToDesk } from '../colleague.ts'
import { logInToPortal, speak, watchForTrouble } from '../people.ts'

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
] as const
const ofTheDesk = [
  ['/desk', '/desk/login', '/desk'],
  ['/desk/', '/desk/login', '/desk/'],
  ['/desk/agencies?tab=approved', '/desk/login?next=%2Fagencies%3Ftab%3Dapproved', '/desk/agencies?tab=approved'],
  ['/desk/agencies/1', '/desk/login?next=%2Fagencies%2F1', '/desk/agencies/1'],
  ['/desk/no/such/page', '/desk/login', '/desk'],
] as const
const apps = [
  { app: 'portal', addresses: ofThePortal, logIn: logInToPortal, language: 'fa' },
  { app: 'desk', addresses: ofTheDesk, logIn: logInToDesk, language: 'en' },
] as const

for (const { app, addresses, logIn, language } of apps) {
  test(`every address of the ${app} opens a page of the ${app}: the login first, then what was asked for`, async ({
    page,
  }) => {
    // A dozen pages, each loaded whole.
    test.setTimeout(180_000)
    const trouble = watchForTrouble(page)
    await speak(page, language)
    for (const [address, login] of addresses) {
      await page.goto(address)
      await expect(page, address).toHaveURL(login)
      await expect(page.locator('input[name=password]')).toBeVisible()
    }
    await logIn(page)
    for (const [address, , place] of addresses) {
      await page.goto(address)
      await expect(page, address).toHaveURL(place)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(trouble).toEqual([])
  })
}

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
