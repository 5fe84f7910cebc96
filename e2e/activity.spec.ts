import { expect, test } from '@playwright/test'
import { logInToDesk } from './colleague.ts'
import { speak, watchForTrouble } from './people.ts'

const texts = {
  en: {
    add: 'Add a bank',
    kind: 'Kind of step',
    chosen: 'Added a bank',
    name: 'English name',
    other: 'Set an exchange rate',
    nothing: 'Nothing fits these filters',
    clear: 'Clear the filters',
  },
  fa: {
    add: 'افزودن بانک',
    kind: 'نوع کار',
    chosen: 'بانک جدیدی اضافه کرد',
    name: 'نام انگلیسی',
    other: 'نرخ ارز را ثبت کرد',
    nothing: 'با این فیلترها چیزی پیدا نشد',
    clear: 'پاک کردن فیلترها',
  },
} as const

for (const language of ['en', 'fa'] as const) {
  const t = texts[language]
  test(`the log says what changed, and is asked by person and kind in its address (${language})`, async ({ page }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToDesk(page)
    await page.goto('/desk/settings?tab=banks')
    await page.getByRole('button', { name: t.add }).click()
    const bank = `Bank ${Date.now()}`
    await page.locator('[role=dialog] input[name=nameFa]').fill('بانک آزمایش')
    await page.locator('[role=dialog] input[name=nameEn]').fill(bank)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.goto('/desk/activity')
    const step = page.getByRole('row').filter({ hasText: bank })
    await expect(step).toContainText(t.name)
    await step.getByRole('link', { name: 'Kaveh Moradi' }).click()
    await expect(page).toHaveURL(/\?who=staff-\d+$/)
    await expect(step).toBeVisible()

    const kind = page.getByRole('combobox', { name: t.kind })
    await kind.fill(t.chosen)
    await page.getByRole('option', { name: t.chosen }).click()
    await expect(page).toHaveURL(/who=staff-\d+&what=bank-add/)
    await page.reload()
    await expect(kind).toHaveValue(t.chosen)
    await expect(step).toBeVisible()

    await kind.fill(t.other)
    await page.getByRole('option', { name: t.other }).click()
    await expect(page.getByText(t.nothing)).toBeVisible()
    await page.getByRole('button', { name: t.clear }).first().click()
    await expect(page).toHaveURL(/\/activity$/)
    await expect(step).toBeVisible()
    expect(trouble).toEqual([])
  })
}
