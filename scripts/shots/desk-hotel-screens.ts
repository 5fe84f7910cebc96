import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Hotels, advertisements and settings, as those who keep the catalogue see them. */
export const deskHotelScreens: readonly Screen[] = [
  { name: 'desk-hotels', path: '/desk/hotels', as: 'staff' },
  { name: 'desk-hotels-none', path: '/desk/hotels?search=zzzz', as: 'staff' },
  { name: 'desk-hotel', path: '/desk/hotels', as: 'staff', before: openFirstHotel },
  { name: 'desk-hotel-new', path: '/desk/hotels', as: 'staff', before: openNew },
  { name: 'desk-hotel-edit', path: '/desk/hotels', as: 'staff', before: openEdit },
  { name: 'desk-hotel-contact', path: '/desk/hotels', as: 'staff', before: openContact },
  { name: 'desk-ads', path: '/desk/ads', as: 'staff' },
  { name: 'desk-ad-form', path: '/desk/ads', as: 'staff', before: openFirstAd },
  { name: 'desk-settings', path: '/desk/settings', as: 'staff' },
  { name: 'desk-settings-hours', path: '/desk/settings?tab=hours', as: 'staff' },
  { name: 'desk-settings-cancellation', path: '/desk/settings?tab=cancellation', as: 'staff' },
  { name: 'desk-holiday-new', path: '/desk/settings?tab=hours', as: 'staff', before: openNew },
  { name: 'desk-settings-replies', path: '/desk/settings?tab=replies', as: 'staff' },
  { name: 'desk-reply-new', path: '/desk/settings?tab=replies', as: 'staff', before: openNew },
  { name: 'desk-settings-categories', path: '/desk/settings?tab=categories', as: 'staff' },
  { name: 'desk-category-new', path: '/desk/settings?tab=categories', as: 'staff', before: openNew },
  { name: 'desk-settings-terms', path: '/desk/settings?tab=terms', as: 'staff' },
  { name: 'desk-settings-banks', path: '/desk/settings?tab=banks', as: 'staff' },
  { name: 'desk-settings-currencies', path: '/desk/settings?tab=currencies', as: 'staff' },
  { name: 'desk-settings-rates', path: '/desk/settings?tab=rates', as: 'staff' },
  { name: 'desk-rate-new', path: '/desk/settings?tab=rates', as: 'staff', before: openNew },
]

async function openNew(page: Page) {
  await page
    .locator('main')
    .getByRole('button', {
      name: /New hotel|هتل جدید|Set a rate|ثبت نرخ|Add a holiday|افزودن روز تعطیل|Add a reply|افزودن پاسخ آماده|Add a category|افزودن دسته/,
    })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function openContact(page: Page) {
  await openFirstHotel(page)
  await page.getByRole('button', { name: /^(Edit the contact|ویرایش رابط)$/ }).click()
  await page.getByRole('dialog').waitFor()
}

async function openFirstHotel(page: Page) {
  await page.locator('main tbody a, main li a').first().click()
  await page.waitForURL(/\/hotels\/\d+$/)
  await page.locator('main input[type=file]').waitFor({ state: 'attached' })
}

async function openEdit(page: Page) {
  await openFirstHotel(page)
  await page
    .locator('main')
    .getByRole('button', { name: /^(Edit|ویرایش)$/ })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function openFirstAd(page: Page) {
  await page
    .locator('main')
    .getByRole('button', { name: /^(Edit|ویرایش|New advertisement|آگهی جدید)/ })
    .last()
    .click()
  await page.getByRole('dialog').waitFor()
}
