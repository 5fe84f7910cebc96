import { expect, test } from '@playwright/test'
import { en as activityEn } from '../apps/desk/src/shared/activity/activity-words.en.ts'
import { en as activityPageEn } from '../apps/desk/src/features/activity/messages.en.ts'
import { fa as activityPageFa } from '../apps/desk/src/features/activity/messages.fa.ts'
import { en as commissionsEn } from '../apps/desk/src/features/commissions/messages.en.ts'
import { en as settingsEn } from '../apps/desk/src/features/settings/messages.en.ts'
import { fa as activityFa } from '../apps/desk/src/shared/activity/activity-words.fa.ts'
import { fa as commissionsFa } from '../apps/desk/src/features/commissions/messages.fa.ts'
import { fa as settingsFa } from '../apps/desk/src/features/settings/messages.fa.ts'
import { logInToDesk } from './colleague.ts'
import { speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    add: settingsEn.addBank,
    kind: activityPageEn.kind,
    chosen: activityEn['bank-add'],
    name: commissionsEn.nameEn,
    other: activityEn['rate-add'],
    nothing: activityEn.nothingFits,
    clear: activityEn.clearFilters,
  },
  fa: {
    add: settingsFa.addBank,
    kind: activityPageFa.kind,
    chosen: activityFa['bank-add'],
    name: commissionsFa.nameEn,
    other: activityFa['rate-add'],
    nothing: activityFa.nothingFits,
    clear: activityFa.clearFilters,
  },
} as const

for (const language of walkedIn('fa')) {
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
