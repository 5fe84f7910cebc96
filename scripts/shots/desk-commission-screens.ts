import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const path = '/desk/commissions'

/** What agency groups earn: the list, its dialogs, what an agency sees, and a house that has no groups yet. */
export const deskCommissionScreens: readonly Screen[] = [
  { name: 'desk-commissions', path, as: 'staff' },
  { name: 'desk-commissions-empty-group', path: `${path}?tab=ended`, as: 'staff' },
  { name: 'desk-commissions-no-groups', path, as: 'staff', before: withoutGroups },
  { name: 'desk-commission-new', path, as: 'staff', before: pressing(/^(Add a commission|افزودن کمیسیون)$/) },
  { name: 'desk-commission-edit', path, as: 'staff', before: pressing(/^(Change the commission in|ویرایش کمیسیون)/) },
  {
    name: 'desk-commission-end',
    path,
    as: 'staff',
    before: pressing(/^(End the commission in|پایان دادن به کمیسیون)/),
  },
  { name: 'desk-commission-groups', path, as: 'staff', before: pressing(/^(Groups|گروه‌ها)$/) },
  { name: 'desk-commission-seen', path, as: 'staff', before: lookAsAgency },
]

function pressing(name: RegExp) {
  return async (page: Page) => {
    await page.locator('main').getByRole('button', { name }).first().click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  }
}

async function withoutGroups(page: Page) {
  await page.route('**/desk/api/agency-groups', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await page
    .locator('main')
    .getByRole('button', { name: /New group|گروه جدید/ })
    .waitFor()
}

async function lookAsAgency(page: Page) {
  await pressing(/^(What an agency sees|آژانس چه می‌بیند؟)$/)(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('parvaz asia')
  await page.getByRole('option').filter({ hasText: 'Parvaz Asia' }).waitFor()
  // By keys: a press at once would scroll to a list that is still finding its place, and scrolling closes it.
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  await dialog.locator('section button[aria-expanded]').first().waitFor()
}
