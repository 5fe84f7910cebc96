import { expect, test } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as insteadEn } from '../../apps/desk/src/features/requests/details/answers/alternatives/messages.en.ts'
import { fa as insteadFa } from '../../apps/desk/src/features/requests/details/answers/alternatives/messages.fa.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { en as chosenEn } from '../../apps/portal/src/features/requests/details/alternatives/messages.en.ts'
import { fa as chosenFa } from '../../apps/portal/src/features/requests/details/alternatives/messages.fa.ts'
import { like, walkedIn, watchForTrouble } from '../people.ts'
import { askingAgent, inDays, taksim } from './asking-agent.ts'
import { clerkIn, press } from './desk-clerk.ts'

for (const language of walkedIn('fa')) {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  const instead = translator(language, { en: insteadEn, fa: insteadFa })
  const chosen = translator(language, { en: chosenEn, fa: chosenFa })

  test(`a rejection comes with other dates, which the agency asks for with the same guests (${language})`, async ({
    page,
    browser,
  }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const agent = await askingAgent(page, language)
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(0)
    await agent.nameGuest(1, 1, { first: 'Golnaz', last: 'Tehrani' })
    await agent.toReview()
    await agent.isReviewed()
    await agent.submit()
    const id = await agent.isSubmitted()
    await page.goto(`/reservations/reservation-details/${id}`)
    await clerk.goto(`/desk/requests/${id}`)

    await test.step('the desk prices other dates for the guest, and rejects with them', async () => {
      await press(clerk, desk('rejectNote'))
      await press(clerk, instead('propose'))
      await clerk.getByLabel(new RegExp(`^${instead('checkIn')}`)).fill(inDays(37))
      await clerk.getByLabel(new RegExp(`^${instead('checkOut')}`)).fill(inDays(40))
      await press(clerk, instead('add'))
      const dialog = clerk.getByRole('dialog')
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await dialog.locator('button[aria-haspopup=listbox]').click()
      await clerk.getByRole('option').first().click()
      await press(clerk, instead('rejectWith', { count: 1 }))
      await expect(clerk.getByText(like(desk('nextRejected', { reason: '{reason}' }))).first()).toBeVisible()
    })
    await test.step('the agency sees them at once, and takes its guest along', async () => {
      await expect(page.getByText(chosen('title')).first()).toBeVisible()
      await agent.press(chosen('choose'))
      await agent.press(chosen('chooseNow'))
      await agent.isReviewed()
      await expect(page.getByText(/Golnaz Tehrani/i).first()).toBeVisible()
    })
    await test.step('it is a request of its own, at a fresh price', async () => {
      await agent.submit()
      const next = await agent.isSubmitted()
      expect(next).toBeGreaterThan(id)
      await clerk.goto(`/desk/requests/${next}`)
      await expect(clerk.getByText(/Golnaz Tehrani/i).first()).toBeVisible()
      await expect(clerk.getByText(desk('rejectNote')).first()).toBeVisible()
    })
    expect(trouble).toEqual([])
  })
}
