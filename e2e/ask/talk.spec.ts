import { expect, test, type Page } from '@playwright/test'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { fa as threadFa } from '@sarai/frame/thread/thread-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as inboxEn } from '../../apps/desk/src/features/requests/inbox/messages.en.ts'
import { fa as inboxFa } from '../../apps/desk/src/features/requests/inbox/messages.fa.ts'
import { en as talkEn } from '../../apps/desk/src/features/requests/thread/messages.en.ts'
import { fa as talkFa } from '../../apps/desk/src/features/requests/thread/messages.fa.ts'
import { en as detailsEn } from '../../apps/portal/src/features/requests/details/messages.en.ts'
import { fa as detailsFa } from '../../apps/portal/src/features/requests/details/messages.fa.ts'
import { walkedIn, watchForTrouble } from '../people.ts'
import { askOnPhone, clerkIn } from './desk-clerk.ts'

for (const language of walkedIn('en')) {
  const thread = translator(language, { en: threadEn, fa: threadFa })
  const inbox = translator(language, { en: inboxEn, fa: inboxFa })
  const talk = translator(language, { en: talkEn, fa: talkFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: thread('write') }).fill(text)
    await page.getByRole('button', { name: thread('send'), exact: true }).click()
  }
  const checkOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

  test(`an agency on a phone and the desk in its inbox talk, live on both sides (${language})`, async ({
    page,
    browser,
  }) => {
    const trouble = watchForTrouble(page)
    const clerk = await clerkIn(browser, language)
    const id = await askOnPhone(page, language)
    await page.goto(`/reservations/reservation-details/${id}?tab=messages`)

    await test.step('the desk sees in its inbox what the agency writes', async () => {
      await clerk.goto('/desk/messages')
      await write(page, 'Two rooms side by side, please.')
      await expect(checkOf(page, 'Two rooms side by side').getByText(thread('sent'))).toBeAttached()
      const row = clerk.getByRole('list', { name: inbox('caption') }).getByRole('button')
      await row.filter({ hasText: `R-${id}` }).click()
      await expect(clerk.getByRole('listitem').getByText('Two rooms side by side, please.').last()).toBeVisible()
    })
    await test.step('the agency sees that it was read, and the answer', async () => {
      await expect(checkOf(page, 'Two rooms side by side').getByText(thread('read'))).toBeAttached()
      await write(clerk, 'We ask the hotel.')
      await expect(page.getByText('We ask the hotel.')).toBeVisible()
    })
    await test.step('each side sees that the other is writing, and when it is sent that it is not', async () => {
      const hintOn = (seen: Page, side: string) => seen.getByText(thread('sideIsWriting', { side }))
      const field = (on: Page) => on.getByRole('textbox', { name: thread('write') })
      await field(page).pressSequentially('Is there')
      await expect(hintOn(clerk, talk('agency'))).toBeVisible()
      await field(clerk).pressSequentially('The hotel')
      await expect(hintOn(page, details('desk'))).toBeVisible()
      await clerk.getByRole('button', { name: thread('send'), exact: true }).click()
      await expect(hintOn(page, details('desk'))).toBeHidden()
    })
    await test.step('what is half written is there after a reload', async () => {
      const field = page.getByRole('textbox', { name: thread('write') })
      await field.fill('Thank you, and')
      await page.reload()
      await expect(field).toHaveValue('Thank you, and')
    })
    expect(trouble).toEqual([])
  })
}
