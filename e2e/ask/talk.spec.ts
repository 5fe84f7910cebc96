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
import { en as lettersEn } from '../../apps/server/src/reservations/letters.en.ts'
import { fa as lettersFa } from '../../apps/server/src/reservations/letters.fa.ts'
import { drawnReceipt } from '../../apps/server/src/payments/testing/drawn-receipt.ts'
import { inDatabase } from '../database.ts'
import { letMessageWait } from '../let-time-pass.ts'
import { mailWith, walkedIn, watchForTrouble } from '../people.ts'
import { askOnPhone, clerkIn } from './desk-clerk.ts'

const letters = { en: lettersEn, fa: lettersFa }

for (const language of walkedIn('en')) {
  const thread = translator(language, { en: threadEn, fa: threadFa })
  const inbox = translator(language, { en: inboxEn, fa: inboxFa })
  const talk = translator(language, { en: talkEn, fa: talkFa })
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const field = (on: Page) => on.getByRole('textbox', { name: thread('write') })
  const write = async (page: Page, text: string) => {
    await field(page).fill(text)
    await page.getByRole('button', { name: thread('send'), exact: true }).click()
  }
  const attach = async (page: Page, name: string, picture: number) => {
    const file = { name, mimeType: 'image/png', buffer: await drawnReceipt(picture) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByRole('list', { name: thread('files') }).getByText(name)).toBeVisible()
    await expect(page.getByText(thread('uploading'))).toHaveCount(0)
  }
  const opens = async (page: Page, name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('listitem').getByRole('button', { name }).last().click()
    expect((await download).suggestedFilename()).toContain(name.split('.')[0])
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
      await field(page).pressSequentially('Is there')
      await expect(hintOn(clerk, talk('agency'))).toBeVisible()
      await field(clerk).pressSequentially('The hotel')
      await expect(hintOn(page, details('desk'))).toBeVisible()
      await clerk.getByRole('button', { name: thread('send'), exact: true }).click()
      await expect(hintOn(page, details('desk'))).toBeHidden()
    })
    await test.step('a picture crosses from the agency to the desk, and one from the desk to the agency', async () => {
      await attach(page, 'cot.png', id)
      await write(page, 'The cot should be like this one.')
      await opens(clerk, 'cot.png')
      await attach(clerk, 'entrance.png', id + 1_000_000)
      await write(clerk, 'This is the entrance.')
      await opens(page, 'entrance.png')
    })
    await test.step('what is half written is there after a reload', async () => {
      await field(page).fill('Thank you, and')
      await page.reload()
      await expect(field(page)).toHaveValue('Thank you, and')
    })
    await test.step('a mail tells the agency of what nobody there has read', async () => {
      await field(page).fill('')
      await page.goto('/dashboard')
      await write(clerk, 'The rooms are held for you.')
      await expect(clerk.getByRole('listitem').getByText('The rooms are held for you.').last()).toBeVisible()
      await letMessageWait(id)
      const subject = letters[language].notesUnread.subject.replace('{number}', `R-${id}`)
      const { html } = await mailWith(subject, await addressOf(id))
      expect(html).not.toContain('The rooms are held for you.')
    })
    expect(trouble).toEqual([])
  })
}

function addressOf(requestId: number): Promise<string> {
  return inDatabase(async (sql) => {
    const [row] = await sql<{ email: string }>(
      `select email from agency_user join request on request.agency_id = agency_user.agency_id where request.id = $1`,
      [requestId],
    )
    return row!.email
  })
}
