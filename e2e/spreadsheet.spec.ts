import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { aPricedPackage } from '../apps/server/src/testing/a-priced-package.ts'
import { editedWorkbook } from '../apps/server/src/testing/edited-workbook.ts'
import { logInToDesk } from './colleague.ts'
import { inDatabase } from './database.ts'
import { speak, watchForTrouble, type Language } from './people.ts'

const texts = {
  en: {
    open: 'Prices in Excel',
    download: 'Download the prices',
    same: 'The file holds exactly the prices that count now',
    discard: 'Discard',
    one: '1 difference',
    before: '€121',
    after: '€130',
    apply: 'Apply',
    applied: 'The new prices count',
    refused: 'This file cannot be used as it is',
    cell: 'Row 3 · Column G',
    fault: /This is not an amount in .?EUR/,
  },
  fa: {
    open: 'قیمت‌ها در اکسل',
    download: 'دریافت فایل قیمت‌ها',
    same: 'قیمت‌های این فایل با قیمت‌های فعلی یکی است',
    discard: 'کنار گذاشتن',
    one: '۱ تغییر',
    before: '۱۲۱',
    after: '۱۳۰',
    apply: 'اعمال',
    applied: 'قیمت‌های جدید اعمال شد',
    refused: 'این فایل با این شکل قابل استفاده نیست',
    cell: 'ردیف ۳ · ستون G',
    fault: /این مقدار مبلغی به .?یورو/,
  },
} as const

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const handIn = (page: Page, content: Uint8Array) =>
  page.locator('input[type=file]').setInputFiles({ name: 'prices.xlsx', mimeType, buffer: Buffer.from(content) })

for (const language of ['en', 'fa'] as const satisfies Language[]) {
  const t = texts[language]

  test(`prices go out to a spreadsheet, and come back after a look at every difference (${language})`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    const packageId = await inDatabase((sql) => aPricedPackage(sql, { hotels: 1, rooms: 1 }))
    await speak(page, language)
    await logInToDesk(page)
    await page.goto(`/desk/packages/${packageId}`)
    await page.getByRole('link', { name: t.open }).click()
    const exported = async () => {
      const arrives = page.waitForEvent('download')
      await page.getByRole('button', { name: t.download }).click()
      return editedWorkbook(new Uint8Array(await readFile(await (await arrives).path())))
    }

    // Saved again without a change
    const book = await exported()
    await handIn(page, book.save())
    await expect(page.getByText(t.same)).toBeVisible()
    await page.getByRole('button', { name: t.discard }).click()

    // A cell that is no price, and a file that is no spreadsheet
    const periods = book.sheets[1]!
    periods[2]![6] = 'on request'
    await handIn(page, book.save())
    await expect(page.getByText(t.refused)).toBeVisible()
    const fault = page.getByRole('row').filter({ hasText: t.fault })
    await expect(fault).toContainText(t.cell)
    await expect(fault).toContainText('on request')
    await handIn(page, Buffer.from('a letter'))
    await expect(fault).toHaveCount(0)
    await expect(page.getByText(t.refused)).toBeVisible()

    // A new price: seen beside the old one, then it counts
    periods[2]![6] = 122
    periods[1]![6] = 130
    await handIn(page, book.save())
    await expect(page.getByText(t.one, { exact: true })).toBeVisible()
    const difference = page.getByRole('row').filter({ hasText: t.after })
    await expect(difference).toContainText(t.before)
    await page.getByRole('button', { name: t.apply, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.apply, exact: true }).click()
    await expect(page.getByText(t.applied)).toBeVisible()
    expect((await exported()).sheets[1]![1]![6]).toBe(130)
    expect(trouble).toEqual([])
  })
}
