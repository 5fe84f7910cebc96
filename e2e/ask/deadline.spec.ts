import { expect, test } from '@playwright/test'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { letDeadlinePass } from '../let-time-pass.ts'
import { like, walkedIn, watchForTrouble } from '../people.ts'
import { askOnPhone, clerkIn, press } from './desk-clerk.ts'

for (const language of walkedIn('en')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })

  test(`a deadline is extended, passes all the same, and the request is revived and cancelled (${language})`, async ({
    page,
    browser,
  }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    const number = `R-${id}`
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)
    const says = (text: string) => expect(page.getByText(like(text)).first()).toBeVisible()

    await test.step('accepted, and given more time to pay, which the agency sees', async () => {
      await press(clerk, desk('acceptNote'))
      await clerk.getByRole('dialog').locator('button[type=submit]').click()
      await says(details('paymentText', { contract: '{contract}' }))
      await press(clerk, desk('extend-deadlineNote'))
      const dialog = clerk.getByRole('dialog')
      await dialog.getByLabel(desk('newTime')).fill('23:59')
      await dialog.getByLabel(desk('extendReason')).fill('The bank is closed today.')
      await dialog.locator('button[type=submit]').click()
      await expect(dialog).toHaveCount(0)
      await says(stepText(language, 'extend-deadline'))
    })
    await test.step('not paid in time, it is cancelled in front of both', async () => {
      await letDeadlinePass(id)
      await says(details('expiredTitle'))
      await says(stepText(language, 'expire'))
      await expect(clerk.getByText(desk('eventExpire')).first()).toBeVisible()
    })
    await test.step('revived at the price that is asked now, it waits for the desk again', async () => {
      await press(page, details('revive'))
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: like(details('reviveConfirm', { price: '{price}' })) })
        .click()
      await says(details('reviveDone', { number }))
      await says(stepText(language, 'revive'))
      await expect(clerk.getByText(desk('acceptNote')).first()).toBeVisible()
    })
    await test.step('cancelled by the agency, it stays with its number, and the desk sees it', async () => {
      await press(page, details('cancel'))
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(details('cancelKeeps'))
      await question.getByRole('button', { name: details('cancel'), exact: true }).click()
      await says(details('cancelledTitle'))
      await expect(clerk.getByText(desk('eventCancel')).first()).toBeVisible()
      await page.goto('/reservations/list')
      await expect(page.getByText(number).first()).toBeVisible()
    })
    expect(trouble).toEqual([])
  })
}
