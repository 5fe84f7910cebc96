import { expect, test, type Page } from '@playwright/test'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { fa as threadFa } from '@sarai/frame/thread/thread-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as inboxEn } from '../../apps/desk/src/features/requests/inbox/messages.en.ts'
import { fa as inboxFa } from '../../apps/desk/src/features/requests/inbox/messages.fa.ts'
import { en as supportEn } from '../../apps/portal/src/features/support/messages.en.ts'
import { fa as supportFa } from '../../apps/portal/src/features/support/messages.fa.ts'
import { logInToPortal, speak, walkedIn, watchForTrouble } from '../people.ts'
import { clerkIn } from './desk-clerk.ts'

for (const language of walkedIn('fa')) {
  const thread = translator(language, { en: threadEn, fa: threadFa })
  const inbox = translator(language, { en: inboxEn, fa: inboxFa })
  const support = translator(language, { en: supportEn, fa: supportFa })
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: thread('write') }).fill(text)
    await page.getByRole('button', { name: thread('send'), exact: true }).click()
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test(`a ticket is opened, answered live, closed and reopened [ticket-01] (${language})`, async ({
    page,
    browser,
  }) => {
    // Two people log in, and each waits for the other.
    test.setTimeout(180_000)
    const trouble = watchForTrouble(page)
    await speak(page, language)
    await logInToPortal(page)
    const clerk = await clerkIn(browser, language)
    await clerk.goto('/desk/messages')
    const subject = `Our logo ${Date.now()}`

    await test.step('what is missing is said before anything is sent [ticket-02]', async () => {
      await page.goto('/support')
      await page
        .getByRole('link', { name: support('newTicket') })
        .first()
        .click()
      await press(page, support('send'))
      await expect(page.getByText(support('incomplete'))).toBeVisible()
    })
    await test.step('it is opened, and the desk sees it in its inbox', async () => {
      await page.getByRole('button', { name: support('category') }).click()
      await page.getByRole('option').nth(4).click()
      await page.locator('input[name=Subject]').fill(subject)
      await page.locator('textarea[name=Content]').fill('It was there yesterday.')
      await press(page, support('send'))
      await expect(page.getByRole('heading', { name: subject })).toBeVisible()
      const row = clerk.getByRole('list', { name: inbox('caption') }).getByRole('button')
      await row.filter({ hasText: subject }).click()
      await expect(clerk.getByRole('listitem').getByText('It was there yesterday.').last()).toBeVisible()
    })
    await test.step('the answer arrives by itself', async () => {
      await write(clerk, 'We look into it.')
      await expect(page.getByText('We look into it.')).toBeVisible()
    })
    await test.step('the desk closes it, and the agency reopens it', async () => {
      await press(clerk, inbox('closeTicket'))
      await expect(page.getByText(support('closedByUs'))).toBeVisible()
      await press(page, support('reopen'))
      await expect(clerk.getByRole('button', { name: inbox('closeTicket'), exact: true })).toBeVisible()
      await write(page, 'It is still missing.')
      await expect(clerk.getByRole('listitem').getByText('It is still missing.').last()).toBeVisible()
    })
    expect(trouble).toEqual([])
    await clerk.context().close()
  })
}
