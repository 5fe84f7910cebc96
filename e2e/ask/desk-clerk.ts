import type { Browser, Page } from '@playwright/test'
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

export async function askOnPhone(page: Page, language: Language): Promise<number> {
  const agent = await askingAgent(page, language, { phone: true })
  await agent.chooseHotel(taksim[language])
  await agent.addRooms(0)
  await agent.nameGuest(1, 1)
  await agent.toReview()
  await agent.isReviewed()
  await agent.submit()
  return agent.isSubmitted()
}

/** The button whose words begin or end with these: an action at the desk says what it does, too. */
export const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
