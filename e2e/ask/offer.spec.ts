import { expect, test, type Page } from '@playwright/test'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as deskOfferEn } from '../../apps/desk/src/features/requests/details/offer/messages.en.ts'
import { fa as deskOfferFa } from '../../apps/desk/src/features/requests/details/offer/messages.fa.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { en as offerEn } from '../../apps/portal/src/features/requests/details/offer/messages.en.ts'
import { fa as offerFa } from '../../apps/portal/src/features/requests/details/offer/messages.fa.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { letOfferPass } from '../let-time-pass.ts'
import { like, walkedIn, watchForTrouble } from '../people.ts'
import { askOnPhone, clerkIn, press } from './desk-clerk.ts'

for (const language of walkedIn('fa')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const deskOffer = translator(language, { en: deskOfferEn, fa: deskOfferFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const offer = translator(language, { en: offerEn, fa: offerFa })

  /** One sum for the stay, with a reason of the list. */
  async function offerSum(clerk: Page, total: string) {
    await press(clerk, desk('offer-price'))
    const dialog = clerk.getByRole('dialog')
    await dialog.getByRole('radio', { name: deskOffer('sum') }).click({ force: true })
    await dialog.getByLabel(deskOffer('total')).fill(total)
    // Far from what it costs now, which a slip would be, too: it asks once.
    await dialog.getByRole('checkbox', { name: deskOffer('farMeant', { count: 1 }) }).click({ force: true })
    await dialog.getByRole('button', { name: deskOffer('hotelRaised') }).click()
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
  }
  const answer = (page: Page, name: string) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: like(name) })
      .click()

  test(`a higher price is replaced under the agency’s eyes, and only the new one is accepted (${language})`, async ({
    page,
    browser,
  }) => {
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)
    const accept = like(offer('accept', { price: '{price}' }))

    await test.step('the agency sees old and new price, why and until when', async () => {
      await offerSum(clerk, '5000')
      await expect(clerk.getByText(like(desk('nextOffered', { price: '{price}' }))).first()).toBeVisible()
      await expect(page.getByText(offer('offerNights')).first()).toBeVisible()
      await expect(page.getByText(deskOffer('hotelRaisedText')).first()).toBeVisible()
    })
    await test.step('a yes to what was replaced meanwhile is refused', async () => {
      await page.getByRole('button', { name: accept }).first().click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await offerSum(clerk, '6000')
      await answer(page, offer('accept', { price: '{price}' }))
      await expect(page.getByText(sayProblem(language, 'STATE_CHANGED', {})).first()).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
    await test.step('the new one is accepted, and the desk goes on with it', async () => {
      await page.getByRole('button', { name: accept }).first().click()
      await answer(page, offer('accept', { price: '{price}' }))
      await expect(page.getByText(stepText(language, 'accept-offer')).first()).toBeVisible()
      await expect(clerk.getByText(desk('eventAccept-offer')).first()).toBeVisible()
      await press(clerk, desk('acceptNote'))
      await clerk.getByRole('dialog').locator('button[type=submit]').click()
      await expect(page.getByText(like(details('paymentText', { contract: '{contract}' }))).first()).toBeVisible()
    })
  })

  test(`an offer is declined, the next one expires in front of both (${language})`, async ({ page, browser }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)
    await offerSum(clerk, '5000')
    await press(page, offer('decline'))
    await answer(page, offer('declineConfirm'))
    await expect(page.getByText(stepText(language, 'decline-offer')).first()).toBeVisible()
    await expect(clerk.getByText(desk('eventDecline-offer')).first()).toBeVisible()

    await offerSum(clerk, '5500')
    await expect(page.getByText(offer('offerNights')).first()).toBeVisible()
    await letOfferPass(id)
    await expect(page.getByText(stepText(language, 'expire-offer')).first()).toBeVisible()
    await expect(clerk.getByText(desk('eventExpire-offer')).first()).toBeVisible()
    expect(trouble).toEqual([])
  })
}
