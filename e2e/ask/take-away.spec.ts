import { expect, test } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { en as listEn } from '../../apps/portal/src/features/requests/messages.en.ts'
import { fa as listFa } from '../../apps/portal/src/features/requests/messages.fa.ts'
import { en as pricedEn } from '../../apps/portal/src/shared/priced-stay/messages.en.ts'
import { fa as pricedFa } from '../../apps/portal/src/shared/priced-stay/messages.fa.ts'
import { logInToPortal, speak, walkedIn, watchForTrouble } from '../people.ts'

for (const language of walkedIn('fa')) {
  const list = translator(language, { en: listEn, fa: listFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const priced = translator(language, { en: pricedEn, fa: pricedFa })

  test(`an agency takes away its list, and a request with and without what it earns (${language}) [req-09]`, async ({
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToPortal(page)
    await page.goto('/reservations/list')

    await test.step('the list comes as a spreadsheet, made by the worker', async () => {
      const arrives = page.waitForEvent('download')
      await page.getByRole('button', { name: list('export'), exact: true }).click()
      expect((await arrives).suggestedFilename()).toMatch(/\.xlsx$/)
      await expect(page.getByRole('button', { name: list('export'), exact: true })).toBeEnabled()
    })

    await test.step('a request comes as a paper', async () => {
      await page.locator('main [data-row-link]').last().click()
      const arrives = page.waitForEvent('download')
      await page.getByRole('button', { name: details('report') }).click()
      expect((await arrives).suggestedFilename()).toMatch(/^R-\d+\.pdf$/)
    })

    await test.step('switched off, the commission is on no screen, and in no paper', async () => {
      await page.locator('main label', { hasText: priced('showCommission') }).click()
      await expect(page.getByText(priced('totalCommission'))).toHaveCount(0)
      const asked = page.waitForRequest(/ShowCommission=false/)
      await page.getByRole('button', { name: details('report') }).click()
      await asked
      await page.goto('/reservations/list')
      await expect(page.getByRole('columnheader', { name: list('totalPrice') })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('columnheader', { name: list('totalPrice') })).toBeVisible()
    })
    expect(trouble).toEqual([])
  })
}
