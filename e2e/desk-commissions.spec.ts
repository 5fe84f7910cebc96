import { expect, test, type Locator, type Page } from '@playwright/test'
import { en as commissionEn } from '../packages/ui/src/booking/commission-words.en.ts'
import { en as commissionsEn } from '../apps/desk/src/features/commissions/messages.en.ts'
import { en as dashboardEn } from '../apps/portal/src/features/dashboard/messages.en.ts'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { fa as commissionFa } from '../packages/ui/src/booking/commission-words.fa.ts'
import { fa as commissionsFa } from '../apps/desk/src/features/commissions/messages.fa.ts'
import { fa as dashboardFa } from '../apps/portal/src/features/dashboard/messages.fa.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { addDays } from '../packages/domain/src/ground/calendar-day.ts'
import { calendarDayAt } from '../packages/domain/src/ground/hotel-time.ts'
import { showDate, tehran } from '../packages/locale/src/date/date-display.ts'
import { logInToDesk } from './colleague.ts'
import { joinGroup, openAccount } from './new-agency.ts'
import { discard, logInToPortal, speak, watchForTrouble, walkedIn } from './people.ts'

const texts = {
  en: {
    page: commissionsEn.title,
    groups: commissionsEn.groups,
    newGroup: commissionsEn.newGroup,
    none: commissionsEn.currentNoneTitle,
    add: commissionsEn.add,
    hotel: 'Galata Court Hotel',
    overlap: 'already earns a commission in this hotel from',
    cancel: kitEn.cancel,
    edit: 'Change the commission in Galata Court Hotel',
    end: 'End the commission in Galata Court Hotel',
    endIt: commissionsEn.end,
    ended: commissionsEn.ended,
    seen: commissionsEn.seen,
    agency: 'Kaman Travel',
    close: kitEn.close,
    dashboard: dashboardEn.commissions,
    nothing: commissionEn.none,
    amounts: ['€7', '€8.50'],
  },
  fa: {
    page: commissionsFa.title,
    groups: commissionsFa.groups,
    newGroup: commissionsFa.newGroup,
    none: commissionsFa.currentNoneTitle,
    add: commissionsFa.add,
    hotel: 'هتل گالاتا کورت',
    overlap: 'این گروه در این هتل از',
    cancel: kitFa.cancel,
    edit: 'ویرایش کمیسیون هتل گالاتا کورت',
    end: 'پایان دادن به کمیسیون هتل گالاتا کورت',
    endIt: commissionsFa.end,
    ended: commissionsFa.ended,
    seen: commissionsFa.seen,
    agency: 'کمان سفر',
    close: kitFa.close,
    dashboard: dashboardFa.commissions,
    nothing: commissionFa.none,
    amounts: ['۷ یورو', '۸٫۵۰ یورو'],
  },
} as const

const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.locator(`[role=dialog] [name=${name}]`)
const day = (ahead: number) => addDays(calendarDayAt(Date.now(), tehran), ahead)

/** Tab until it has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator) {
  for (let step = 0; step < 12; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

/** Types into the fields of the dialog one after the other, without leaving the keyboard. */
async function type(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, field(page, name))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
}

/** The combobox of the dialog has the focus: type, and take the one that is found. */
async function chooseIn(page: Page, typed: string, found: string) {
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option')).toHaveText([new RegExp(found)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

for (const language of walkedIn('en')) {
  const t = texts[language]

  test(`a commission is added by keyboard, seen by the agency, changed and ended (${language}) [dash-04]`, async ({
    page,
    browser,
  }) => {
    // Two browsers, an account of its own and every letter typed by hand.
    test.setTimeout(120_000)
    const trouble = watchForTrouble(page)
    const agency = await openAccount(language)
    await speak(page, language)
    await logInToDesk(page)
    const dialog = page.getByRole('dialog')

    // A group of its own, by keyboard from the first page on
    await expect(page.getByRole('link', { name: t.page })).toBeVisible()
    // The keys are heard once the page is drawn, which may be a moment after its link.
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press('c')
      await expect(page.getByRole('heading', { level: 1, name: t.page })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await button(page, t.groups).press('Enter')
    await button(dialog, t.newGroup).press('Enter')
    const group = `Walk ${language} ${Date.now()}`
    await type(page, { nameEn: group, nameFa: `${group} فا` })
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.none)).toBeVisible()
    await expect(page).toHaveURL(/group=Walk/)
    await joinGroup(agency.id, group)

    const portal = await (await browser.newContext()).newPage()
    await speak(portal, language)
    await logInToPortal(portal, agency)
    const seen = portal.getByRole('region', { name: t.dashboard })
    await expect(seen.getByText(t.nothing)).toBeVisible()

    // Added without a mouse: the dashboard of the agency follows by itself
    await button(page, t.add).press('Enter')
    await chooseIn(page, t.hotel, t.hotel)
    await type(page, { firstNight: day(-1), lastNight: day(9), amount: '7', extraAmount: '2' })
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, t.edit)).toBeVisible()
    await expect(seen.getByText(t.hotel)).toBeVisible()
    await expect(seen.getByText(t.amounts[0], { exact: true })).toBeVisible()

    // A second one for the same nights is refused, with the nights of the first
    await button(page, t.add).press('Enter')
    await chooseIn(page, t.hotel, t.hotel)
    await type(page, { firstNight: day(9), lastNight: day(20), amount: '5' })
    await page.keyboard.press('Enter')
    const refusal = dialog.getByText(t.overlap).first()
    await expect(refusal).toContainText(showDate(language, day(-1)))
    await expect(refusal).toContainText(showDate(language, day(9)))
    await button(dialog, t.cancel).press('Enter')
    await discard(page)

    // Changed, and looked at as the agency sees it
    await button(page, t.edit).press('Enter')
    await type(page, { amount: '8.5' })
    await page.keyboard.press('Enter')
    await expect(seen.getByText(t.amounts[1], { exact: true })).toBeVisible()
    await expect(button(page, t.edit)).toBeFocused()
    await button(page, t.seen).press('Enter')
    await chooseIn(page, agency.username, t.agency)
    await expect(dialog.getByText(t.hotel)).toBeVisible()
    await expect(dialog.getByText(t.amounts[1], { exact: true })).toBeVisible()
    await button(dialog, t.close).press('Enter')

    // Ended: gone from the dashboard, kept at the desk
    await button(page, t.end).press('Enter')
    await button(page.getByRole('alertdialog'), t.endIt).press('Enter')
    await expect(page.getByText(t.none)).toBeVisible()
    await expect(seen.getByText(t.nothing)).toBeVisible()
    await page.getByRole('tab', { name: t.ended }).click()
    await expect(page.locator('main').getByText(t.hotel).first()).toBeVisible()
    await portal.context().close()
    expect(trouble).toEqual([])
  })
}
