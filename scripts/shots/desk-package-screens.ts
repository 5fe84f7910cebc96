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
