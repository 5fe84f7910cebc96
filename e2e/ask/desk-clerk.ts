import { expect, type Browser, type Page } from '@playwright/test'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as deskEn } from '../../apps/desk/src/features/requests/details/messages.en.ts'
import { fa as deskFa } from '../../apps/desk/src/features/requests/details/messages.fa.ts'
import { hireColleague, logInToDesk } from '../colleague.ts'
import { speak, type Language } from '../people.ts'
import { askingAgent, taksim } from './asking-agent.ts'

/** Both sides of a walk: somebody at the desk, and somebody who has asked for a room on their phone. */

export async function clerkIn(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await speak(page, language)
  await logInToDesk(page, '', await hireColleague('reservations'))
  await page.goto('/desk/requests')
  return page
}

export async function accept(clerk: Page, language: Language, requestId: number): Promise<void> {
  const desk = translator(language, { en: deskEn, fa: deskFa })
  await clerk.goto(`/desk/requests/${requestId}`)
  await press(clerk, desk('acceptNote'))
  const dialog = clerk.getByRole('dialog')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
}

export async function askOnPhone(page: Page, language: Language, reference = ''): Promise<number> {
  const [id] = await askedOnPhone(page, language, 1, reference)
  return id!
}

/** One after the other, each in a contract of its own. */
export async function askedOnPhone(page: Page, language: Language, times: number, reference = ''): Promise<number[]> {
  const agent = await askingAgent(page, language, { phone: true })
  const ids: number[] = []
  while (ids.length < times) {
    await agent.chooseHotel(taksim[language])
    await agent.addRooms(0)
    await agent.nameGuest(1, 1)
    await agent.toReview()
    await agent.isReviewed()
    if (reference !== '') await agent.refersTo(reference)
    await agent.submit()
    ids.push(await agent.isSubmitted())
  }
  return ids
}

/** The button whose words begin or end with these: an action at the desk says what it does, too. */
export const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
