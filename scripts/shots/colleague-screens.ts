import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** The people of an agency, and what the invited see before they are one of them. */
const invitation = `/auth/invitation?token=${'x'.repeat(43)}`

export const colleagueScreens: readonly Screen[] = [
  { name: 'colleagues', path: '/account/colleagues', as: 'agency', before: untilTeamShows },
  { name: 'colleagues-invite', path: '/account/colleagues', as: 'agency', before: openInvitation },
  { name: 'colleagues-role', path: '/account/colleagues', as: 'agency', before: (page) => openStep(page, 0) },
  { name: 'colleagues-disable', path: '/account/colleagues', as: 'agency', before: (page) => openStep(page, 1) },
  { name: 'invitation', path: invitation, before: openGoodLink },
  { name: 'invitation-old-link', path: invitation, before: untilRefused },
]

async function untilTeamShows(page: Page) {
  await page.locator('main li').first().waitFor()
  await page.locator('main section').nth(2).waitFor()
}

async function openInvitation(page: Page) {
  await untilTeamShows(page)
  await page.locator('main header button').first().click()
  await page.locator('input[name=FirstName]').waitFor()
}

/** Of the second in the list: the first is whoever looks, and cannot disable themself. */
async function openStep(page: Page, step: number) {
  await untilTeamShows(page)
  await page.locator('main li').nth(1).getByRole('button').click()
  await page.getByRole('menuitem').nth(step).click()
  await page.getByRole('dialog').waitFor()
}

/** The token exists in a mail only, so the picture brings its own answer. */
async function openGoodLink(page: Page) {
  await page.route('**/api/Invitation', (route) =>
    route.fulfill({
      json: { AgencyName: 'Parvaz Asia', FirstName: 'Roya', Email: 'roya@parvazasia.example', Role: 'agent' },
    }),
  )
  await page.goto(new URL(invitation, page.url()).href)
  await page.locator('input[name=NewPassword]').waitFor()
}

async function untilRefused(page: Page) {
  await page.locator('main a[href$="/auth/login"]').waitFor()
}
