import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Packages at the desk: the list, a package, a hotel in it with its prices, and their dialogs. */
export const deskPackageScreens: readonly Screen[] = [
  { name: 'desk-packages', path: '/desk/packages', as: 'staff' },
  { name: 'desk-packages-new', path: '/desk/packages', as: 'staff', before: pressing(/New package|پکیج جدید/) },
  { name: 'desk-packages-none', path: '/desk/packages?tab=withdrawn', as: 'staff' },
  { name: 'desk-package-page', path: '/desk/packages/1', as: 'staff' },
  { name: 'desk-package-edit', path: '/desk/packages/1', as: 'staff', before: pressing(/^Edit$|^ویرایش$/) },
  { name: 'desk-package-copy', path: '/desk/packages/1', as: 'staff', before: pressing(/^Copy$|^کپی$/) },
  { name: 'desk-package-add-hotel', path: '/desk/packages/1', as: 'staff', before: pressing(/Add a hotel|افزودن هتل/) },
  { name: 'desk-package-prices', path: '/desk/packages/1/properties/1', as: 'staff', before: untilPriced },
  { name: 'desk-package-stay', path: '/desk/packages/1/properties/1', as: 'staff', before: askForStay },
  {
    name: 'desk-package-room',
    path: '/desk/packages/1/properties/1',
    as: 'staff',
    before: pressing(/Edit the room type|ویرایش نوع اتاق/),
  },
  {
    name: 'desk-package-period',
    path: '/desk/packages/1/properties/1',
    as: 'staff',
    before: pressing(/^Edit the period$|^ویرایش دوره$/),
  },
  {
    name: 'desk-package-split',
    path: '/desk/packages/1/properties/1',
    as: 'staff',
    before: pressing(/^Split the period$|^تقسیم دوره$/),
  },
  {
    name: 'desk-package-special-date',
    path: '/desk/packages/1/properties/1',
    as: 'staff',
    before: pressing(/Add a special date|افزودن تاریخ ویژه/),
  },
  {
    name: 'desk-package-close-nights',
    path: '/desk/packages/1/properties/1',
    as: 'staff',
    before: pressing(/^Close nights$|^بستن فروش$/),
  },
]

function pressing(name: RegExp) {
  return async (page: Page) => {
    await page.locator('main').getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }
}

async function untilPriced(page: Page) {
  await page.locator('main table').last().waitFor()
}

/** With as many columns as a stay can have: extras, a special date and a commission. */
async function askForStay(page: Page) {
  await untilPriced(page)
  const preview = page.locator('main section').filter({ has: page.locator('input[name=checkIn]') })
  await preview.locator('input[name=checkIn]').fill('2026-12-30')
  await preview.locator('input[name=checkOut]').fill('2027-01-03')
  for (const box of await preview.locator('label:has(input[type=checkbox]:not(:disabled))').all()) await box.click()
  await preview.getByRole('button', { name: /As an agency of|از نگاه آژانس گروه/ }).click()
  await page
    .getByRole('option')
    .filter({ hasText: /Gold|طلایی/ })
    .click()
  await preview.locator('thead th:visible').nth(3).waitFor()
  await preview.locator('.opacity-60').waitFor({ state: 'detached' })
  // Or a button may be looked over that the bar at the top happens to hide.
  await page.evaluate(() => scrollTo(0, 0))
}
