import { expect, test } from '@playwright/test'
import { en as activityEn } from '../apps/desk/src/shared/activity/activity-words.en.ts'
import { en as agenciesEn } from '../apps/desk/src/features/agencies/messages.en.ts'
import { en as formEn } from '../packages/frame/src/form/form-words.en.ts'
import { en as frameEn } from '../packages/frame/src/frame-words.en.ts'
import { en as settingsEn } from '../apps/desk/src/features/settings/messages.en.ts'
import { fa as activityFa } from '../apps/desk/src/shared/activity/activity-words.fa.ts'
import { fa as frameFa } from '../packages/frame/src/frame-words.fa.ts'
import { fa as settingsFa } from '../apps/desk/src/features/settings/messages.fa.ts'
import { problemTexts } from '@sarai/locale/words/problem-texts.ts'
import { logInToDesk } from './colleague.ts'
import { openAccount } from './new-agency.ts'
import { discard, speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    lost: problemTexts.en.NOT_LOGGED_IN,
    change: activityEn.change,
    saved: settingsEn.saved,
    gone: frameEn.goneTitle,
  },
  fa: {
    lost: problemTexts.fa.NOT_LOGGED_IN,
    change: activityFa.change,
    saved: settingsFa.saved,
    gone: frameFa.goneTitle,
  },
} as const

test('without a login the desk shows it, and remembers the wanted page [shell-02]', async ({ page }) => {
  await page.goto('/desk/agencies?tab=approved')
  await expect(page).toHaveURL('/desk/login?next=%2Fagencies%3Ftab%3Dapproved')
})

for (const language of walkedIn('en')) {
  const t = texts[language]

  test(`the desk edits in a dialog by keys alone, searches by the address, and tells a log-out in every tab (${language})`, async ({
    context,
    page,
  }) => {
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToDesk(page)
    await page.goto('/desk/agencies')
    await page.getByRole('searchbox').fill('nobody at all')
    await expect(page).toHaveURL('/desk/agencies?search=nobody+at+all')
    await expect(page.locator('main').getByText('nobody at all')).toBeVisible()

    await page.goto('/desk/agencies/1')
    const change = page.getByRole('button', { name: t.change, exact: true })
    await change.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator('[aria-haspopup=listbox]')).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText(t.saved)).toBeVisible()
    await expect(change).toBeFocused()

    await page.goto('/desk/agencies/999999')
    await expect(page.getByText(t.gone)).toBeVisible()
    expect(trouble).toEqual([])

    // Told in the other tab, which remembers its page
    const second = await context.newPage()
    await second.goto('/desk/agencies/1')
    await expect(second).toHaveURL('/desk/agencies/1')
    await expect(second.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /Account of|حساب/ })
      .first()
      .click()
    await page.getByRole('menuitem').last().click()
    await expect(page).toHaveURL('/desk/login')
    await expect(second).toHaveURL('/desk/login?next=%2Fagencies%2F1')
    await expect(second.getByText(t.lost)).toBeVisible()
  })
}

test('when the answer to a decision is lost, the reason stays and the second press repeats the first', async ({
  page,
}) => {
  const agency = await openAccount('en')
  await speak(page, 'en')
  await logInToDesk(page)
  await page.goto(`/desk/agencies/${agency.id}`)
  const keys: (string | undefined)[] = []
  await page.route('**/decision', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length <= 2 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: agenciesEn.suspend }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(agenciesEn.reason).fill('The licence has expired.')
  await dialog.getByRole('button', { name: agenciesEn.suspend }).click()
  await expect(dialog.getByText(formEn.lostTitle)).toBeVisible()
  await expect(dialog.getByLabel(agenciesEn.reason)).toHaveValue('The licence has expired.')
  await dialog.getByRole('button', { name: agenciesEn.suspend }).click()
  await expect(page.getByText(/is suspended\. The mail is on its way/)).toBeVisible()
  expect(new Set(keys).size).toBe(1)
})

test('a note that is being written about one agency is not there at the next', async ({ page }) => {
  const [first, second] = [await openAccount('en'), await openAccount('en')]
  await speak(page, 'en')
  await logInToDesk(page)
  await page.goto(`/desk/agencies/${second.id}`)
  const toFirst = page.locator(`main a[href$="/agencies/${first.id}"]`)
  const note = page.getByLabel(agenciesEn.note)
  // Once there and back: both are at hand then, and the page changes without a pause.
  await toFirst.click()
  await expect(page).toHaveURL(`/desk/agencies/${first.id}`)
  await expect(note).toBeVisible()
  await page.goBack()
  await note.fill('About the second')
  await toFirst.click()
  await discard(page)
  await expect(page).toHaveURL(`/desk/agencies/${first.id}`)
  await expect(note).toHaveValue('')
})
