import { readFile } from 'node:fs/promises'
import { en as packagesEn } from '../apps/desk/src/features/packages/messages.en.ts'
import { en as spreadsheetEn } from '../apps/desk/src/features/spreadsheet/messages.en.ts'
import { fa as packagesFa } from '../apps/desk/src/features/packages/messages.fa.ts'
import { fa as spreadsheetFa } from '../apps/desk/src/features/spreadsheet/messages.fa.ts'
import { expect, test, type Page } from '@playwright/test'
import { aPricedPackage } from '../apps/server/src/testing/a-priced-package.ts'
import { editedWorkbook } from '../apps/server/src/testing/edited-workbook.ts'
import { logInToDesk } from './colleague.ts'
import { inDatabase } from './database.ts'
import { like, speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    open: packagesEn.spreadsheet,
    download: spreadsheetEn.export,
    same: spreadsheetEn.noDifference,
    discard: spreadsheetEn.discard,
    one: '1 difference',
    before: '€121',
    after: '€130',
    apply: spreadsheetEn.apply,
    applied: spreadsheetEn.applied,
    refused: spreadsheetEn.refused,
    cell: 'Row 3 · Column G',
    fault: like(spreadsheetEn.faultAmount),
  },
  fa: {
    open: packagesFa.spreadsheet,
    download: spreadsheetFa.export,
    same: spreadsheetFa.noDifference,
    discard: spreadsheetFa.discard,
    one: '۱ تغییر',
    before: '۱۲۱',
    after: '۱۳۰',
    apply: spreadsheetFa.apply,
    applied: spreadsheetFa.applied,
    refused: spreadsheetFa.refused,
    cell: 'ردیف ۳ · ستون G',
    fault: like(spreadsheetFa.faultAmount),
  },
} as const

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const handIn = (page: Page, content: Uint8Array) =>
  page.locator('input[type=file]').setInputFiles({ name: 'prices.xlsx', mimeType, buffer: Buffer.from(content) })

for (const language of walkedIn('fa')) {
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
