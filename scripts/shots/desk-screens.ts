import type { Page } from '@playwright/test'
import { showSteps } from './activity-steps.ts'
import type { Screen } from './screen.ts'

/** What the provider's staff work with: agencies and the log. */
export const deskScreens: readonly Screen[] = [
  { name: 'desk-login', path: '/desk/login' },
  { name: 'desk-today', path: '/desk/', as: 'staff' },
  { name: 'desk-requests', path: '/desk/requests?tab=open', as: 'staff' },
  { name: 'desk-requests-none', path: '/desk/requests?tab=applied', as: 'staff' },
  { name: 'desk-requests-finished', path: '/desk/requests?tab=finished', as: 'staff' },
  {
    name: 'desk-requests-filtered',
    path: '/desk/requests?tab=open&agency=1&from=2026-01-01',
    as: 'staff',
    before: openFilters,
  },
  { name: 'desk-requests-ticked', path: '/desk/requests?tab=open', as: 'staff', before: tickSome },
  {
    name: 'desk-view-name',
    path: '/desk/requests?tab=open&assigned=nobody',
    as: 'staff',
    before: (page) => openDialog(page, 'bookmark-plus'),
  },
  { name: 'desk-requests-split', path: '/desk/requests?tab=open&open=3', as: 'staff' },
  { name: 'desk-request', path: '/desk/requests/3', as: 'staff' },
  { name: 'desk-calls', path: '/desk/calls', as: 'staff' },
  { name: 'desk-inbox', path: '/desk/messages?tab=all', as: 'staff' },
  { name: 'desk-inbox-open', path: '/desk/messages?tab=all&open=1', as: 'staff' },
  { name: 'desk-ticket', path: '/desk/messages?tab=all&ticket=2', as: 'staff' },
  { name: 'desk-replies', path: '/desk/messages?tab=all&open=1', as: 'staff', before: openReplies },
  { name: 'desk-ask', path: '/desk/requests/3', as: 'staff', before: (page) => act(page, 'bed-double') },
  { name: 'desk-accept', path: '/desk/requests/3', as: 'staff', before: (page) => act(page, 'check') },
  { name: 'desk-offer', path: '/desk/requests/3', as: 'staff', before: (page) => act(page, 'tag') },
  { name: 'desk-reject', path: '/desk/requests/3', as: 'staff', before: (page) => act(page, 'x') },
  { name: 'desk-propose', path: '/desk/requests/3', as: 'staff', before: propose },
  { name: 'desk-reject-instead', path: '/desk/requests/3', as: 'staff', before: proposeShorter },
  { name: 'desk-cancel', path: '/desk/requests/9', as: 'staff', before: (page) => act(page, 'ban') },
  { name: 'desk-extend', path: '/desk/requests/2', as: 'staff', before: (page) => act(page, 'clock') },
  { name: 'desk-withdraw', path: '/desk/requests/8', as: 'staff', before: (page) => act(page, 'undo-2') },
  { name: 'desk-revive', path: '/desk/requests/7', as: 'staff', before: (page) => act(page, 'rotate-ccw') },
  { name: 'desk-agencies', path: '/desk/agencies', as: 'staff' },
  { name: 'desk-approve', path: '/desk/agencies', as: 'staff', before: openApproval },
  { name: 'desk-agencies-approved', path: '/desk/agencies?tab=approved', as: 'staff' },
  { name: 'desk-agencies-none', path: '/desk/agencies?search=nobody', as: 'staff' },
  { name: 'desk-agency', path: '/desk/agencies/1', as: 'staff' },
  { name: 'desk-agency-gone', path: '/desk/agencies/999999', as: 'staff' },
  { name: 'desk-group', path: '/desk/agencies/1', as: 'staff', before: openGroup },
  { name: 'desk-suspend', path: '/desk/agencies/1', as: 'staff', before: openSuspension },
  { name: 'desk-activity', path: '/desk/activity', as: 'staff', before: showSteps },
  { name: 'desk-activity-none', path: '/desk/activity?until=2020-01-01', as: 'staff' },
]

/** On a phone they are in a sheet. */
async function openFilters(page: Page) {
  const phone = page.locator('main button:has(.lucide-sliders-horizontal)')
  await page.locator('main tbody tr, main li').first().waitFor()
  if (await phone.isVisible()) {
    await phone.click()
    await page.getByRole('dialog').waitFor()
  }
}

async function tickSome(page: Page) {
  const boxes = page.locator('main :is(tbody tr, li) label:has(input[type=checkbox])')
  await boxes.first().waitFor()
  for (const place of [0, 1]) await boxes.nth(place).click()
}

async function openDialog(page: Page, icon: string) {
  await page.locator(`main button:has(.lucide-${icon})`).click()
  await page.getByRole('dialog').waitFor()
}

async function openReplies(page: Page) {
  await page.locator('main button:has(.lucide-message-square-text)').click()
  await page.getByRole('menu').waitFor()
}

/** The dialog of an action, by the sign on its button. */
async function act(page: Page, icon: string) {
  await page.locator(`section ul button:has(.lucide-${icon})`).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
}

async function propose(page: Page) {
  await act(page, 'x')
  await page.locator('[role=dialog] button:has(.lucide-plus)').click()
  await page.locator('[role=dialog] [role=combobox]').waitFor()
}

/** A night less than was asked for, in the list of what could be had instead: the same stay would be refused. */
async function proposeShorter(page: Page) {
  await propose(page)
  const last = page.locator('[role=dialog] input[name=checkOutDate]')
  const [year = '', month = '', day = ''] = (await last.inputValue()).split('-')
  await last.fill([year, month, `${Number(day) - 1}`.padStart(2, '0')].join('-'))
  await page.locator('[role=dialog] button[type=submit]').last().click()
  await page.locator('[role=dialog] ol li').waitFor()
}

async function openApproval(page: Page) {
  await page
    .locator('main')
    .getByRole('button')
    .filter({ hasText: /Approve|تأیید/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
}

async function openGroup(page: Page) {
  await page
    .locator('main')
    .getByRole('button', { name: /^(Change|تغییر)$/ })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function openSuspension(page: Page) {
  await page
    .locator('main')
    .getByRole('button')
    .filter({ hasText: /Suspend|تعلیق/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.getByRole('alertdialog').getByRole('textbox').waitFor()
}
