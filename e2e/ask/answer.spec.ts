import { expect, test } from '@playwright/test'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as deadlineEn } from '../../apps/portal/src/shared/deadline/messages.en.ts'
import { fa as deadlineFa } from '../../apps/portal/src/shared/deadline/messages.fa.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { inDatabase } from '../database.ts'
import { like, walkedIn, watchForTrouble } from '../people.ts'
import { askOnPhone, clerkIn, press } from './desk-clerk.ts'

for (const language of walkedIn('fa')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const deadline = translator(language, { en: deadlineEn, fa: deadlineFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })

  test(`what is asked for on a phone is seen, asked and accepted at the desk, live on both sides (${language})`, async ({
    page,
    browser,
  }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)

    await test.step('the list of the desk shows it by itself', async () => {
      await expect(clerk.getByRole('link', { name: `R-${id}` }).first()).toBeVisible()
    })
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)

    await test.step('the hotel is asked, and the agency sees it', async () => {
      await press(clerk, desk('ask-hotel'))
      const dialog = clerk.getByRole('dialog')
      await dialog.getByRole('radio', { name: desk('phone') }).click({ force: true })
      await dialog.getByRole('textbox').first().fill('Elif')
      await press(clerk, desk('askNow'))
      await expect(clerk.getByText(desk('nextAsked'))).toBeVisible()
      await expect(page.getByText(like(details('askedTitle', { time: '{time}' }))).first()).toBeVisible()
    })
    await test.step('it is accepted, and the agency sees price and deadline', async () => {
      await press(clerk, desk('acceptNote'))
      await clerk.getByRole('dialog').locator('button[type=submit]').click()
      await expect(clerk.getByText(like(desk('nextUnpaid', { price: '{price}' }))).first()).toBeVisible()
      await expect(page.getByText(like(details('paymentText', { contract: '{contract}' }))).first()).toBeVisible()
      await expect(page.getByText(deadline('timeLeft')).first()).toBeVisible()
      const { price, dueAt } = await owedFor(id)
      const time = showDeadline(language, dueAt)
      await expect(page.getByText(like(details('paymentTitle', { time }))).first()).toBeVisible()
      const shown = page.getByText(showMoney(language, price)).filter({ visible: true })
      await expect(shown.first()).toBeVisible()
    })
    expect(trouble).toEqual([])
  })

  test(`what the desk rejects is closed for the agency at once, with the sentence of the clerk (${language})`, async ({
    page,
    browser,
  }) => {
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)
    await press(clerk, desk('rejectNote'))
    const dialog = clerk.getByRole('dialog')
    await dialog.locator('button[aria-haspopup=listbox]').click()
    await clerk.getByRole('option').first().click()
    await expect(dialog.getByRole('textbox')).not.toHaveValue('')
    await dialog.getByRole('textbox').fill('The hotel is full in the week of Yalda.')
    await dialog.locator('button[type=submit]').click()
    await expect(clerk.getByText(like(desk('nextRejected', { reason: '{reason}' }))).first()).toBeVisible()
    await expect(page.getByText(details('rejectedTitle')).first()).toBeVisible()
    await expect(page.getByText('The hotel is full in the week of Yalda.').first()).toBeVisible()
  })
}

/** What the database says of a request that was accepted. */
function owedFor(id: number) {
  return inDatabase(async (sql) => {
    const [row] = await sql<{ minor: string; currency: string; at: Date }>(
      `select final_price::text as minor, currency, deadline_at as at from request where id = $1`,
      [id],
    )
    return { price: { minor: BigInt(row!.minor), currency: row!.currency as Currency }, dueAt: row!.at.getTime() }
  })
}
