import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** What finance works with: receipts, cash, contracts and the rules for them. */
export const deskFinanceScreens: readonly Screen[] = [
  { name: 'desk-receipts', path: '/desk/receipts', as: 'staff' },
  { name: 'desk-receipts-none', path: '/desk/receipts?search=P-999999', as: 'staff' },
  { name: 'desk-receipts-decided', path: '/desk/receipts?tab=decided', as: 'staff', before: openFirst },
  { name: 'desk-receipts-open', path: '/desk/receipts?kind=receipt', as: 'staff', before: openFirst },
  { name: 'desk-receipts-flagged', path: '/desk/receipts?tab=flagged', as: 'staff', before: openFirst },
  { name: 'desk-receipts-second', path: '/desk/receipts?tab=second', as: 'staff', before: openFirst },
  { name: 'desk-receipts-cash', path: '/desk/receipts?kind=cash', as: 'staff', before: openFirst },
  {
    name: 'desk-approve-payment',
    path: '/desk/receipts?kind=receipt',
    as: 'staff',
    before: (page) => decide(page, 'check'),
  },
  {
    name: 'desk-reject-payment',
    path: '/desk/receipts?kind=receipt',
    as: 'staff',
    before: (page) => decide(page, 'x'),
  },
  {
    name: 'desk-refund-payment',
    path: '/desk/receipts?tab=decided&open=5',
    as: 'staff',
    before: (page) => press(page, 'undo-2'),
  },
  { name: 'desk-contracts', path: '/desk/contracts', as: 'staff' },
  { name: 'desk-contracts-credit', path: '/desk/contracts?tab=credit', as: 'staff' },
  { name: 'desk-contract', path: '/desk/contracts/11', as: 'staff' },
  { name: 'desk-contract-unpaid', path: '/desk/contracts/1', as: 'staff' },
  { name: 'desk-contract-cancelled', path: '/desk/contracts/12', as: 'staff' },
  { name: 'desk-contract-gone', path: '/desk/contracts/999999', as: 'staff' },
  { name: 'desk-adjust', path: '/desk/contracts/11', as: 'staff', before: (page) => press(page, 'scale') },
  {
    name: 'desk-move-credit',
    path: '/desk/contracts?tab=credit',
    as: 'staff',
    before: (page) => ofCredit(page, 'arrow-left-right'),
  },
  {
    name: 'desk-pay-out',
    path: '/desk/contracts?tab=credit',
    as: 'staff',
    before: (page) => ofCredit(page, 'hand-coins'),
  },
  { name: 'desk-balances', path: '/desk/balances', as: 'staff' },
  { name: 'desk-limits', path: '/desk/settings?tab=limits', as: 'staff' },
  { name: 'desk-limit', path: '/desk/settings?tab=limits', as: 'staff', before: (page) => press(page, 'pencil') },
  { name: 'desk-payment-reasons', path: '/desk/settings?tab=payment-reasons', as: 'staff' },
]

/** An installation may have none of this kind: then the empty list is the picture. */
async function openFirst(page: Page) {
  const first = page.locator('main li [data-row-link]').first()
  const none = page.locator('main').getByRole('tabpanel').locator('p').first()
  await first.or(none).first().waitFor()
  if (!(await first.isVisible())) return
  await first.click()
  await page.locator('main section[aria-label^="P-"]').waitFor()
}

async function decide(page: Page, icon: string) {
  await openFirst(page)
  const button = page.locator(`main section[aria-label^="P-"] button:has(.lucide-${icon})`).first()
  if (!(await button.isVisible()) || !(await button.isEnabled())) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}

async function press(page: Page, icon: string) {
  await page.locator(`main button:has(.lucide-${icon})`).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Whichever contract has some: those that a demonstration moved have none any more. */
async function ofCredit(page: Page, icon: string) {
  await page.locator('main [data-row-link]').first().click()
  await page.waitForURL(/\/contracts\/\d+/)
  await press(page, icon)
}
