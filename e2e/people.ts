import { expect, type Page } from '@playwright/test'
import { en as kitEn } from '../packages/ui/src/kit/words.en.ts'
import { fa as kitFa } from '../packages/ui/src/kit/words.fa.ts'
import { en } from '../apps/portal/src/features/dashboard/messages.en.ts'
import { fa } from '../apps/portal/src/features/dashboard/messages.fa.ts'
import { demoLogins } from '../apps/server/src/demo/demo-people.ts'

export type Language = 'en' | 'fa'
export { demoLogins }

/**
 * What a screen says is proven in both languages where it is drawn; what a walk proves is that its parts work together.
 * So .ci/run takes each walk in one language, the one that is named. By hand it is walked in both.
 */
export function walkedIn(language: Language): readonly Language[] {
  return process.env['WALKS'] === 'short' ? [language] : ['en', 'fa']
}

/** A browser that has chosen its language already, as on a second visit. */
export async function speak(page: Page, language: Language) {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('sarai.language') === null) localStorage.setItem('sarai.language', chosen)
  }, language)
}

export async function logInToPortal(page: Page, login = demoLogins.portal, origin = '') {
  await page.goto(`${origin}/auth/login`)
  await page.locator('input[name=username]').fill(login.username)
  await page.locator('input[name=password]').fill(login.password)
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

type Mail = { subject: string; text: string; html: string }

export async function mailWith(subject: string, to: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${process.env['MAIL_READER_URL']}/mails?to=${encodeURIComponent(to)}`)
        const mails = (await answer.json()) as Mail[]
        const fitting = mails.filter((mail) => mail.subject === subject)
        found = fitting[0]
        return fitting.length
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  return found!
}

/** What must never appear while somebody uses the product: errors, and anything that the security policy refuses. */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    const isRefusalOfOurs = /status of (400|401|403|404|409|415)/.test(message.text())
    if (message.type() === 'error' && !isRefusalOfOurs) trouble.push(message.text())
  })
  return trouble
}

/** The dashboard's words to whoever opens it, at whatever hour. */
export function greetingTo(language: Language, name: string): RegExp {
  const { greetingMorning, greetingNoon, greetingAfternoon, greetingEvening } = { en, fa }[language]
  const greetings = [greetingMorning, greetingNoon, greetingAfternoon, greetingEvening]
  return new RegExp(greetings.map((greeting) => `^${greeting.replace('{name}', name)}$`).join('|'))
}

/** Yes to the question whether what was typed may go. */
export async function discard(page: Page) {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: new RegExp(`^(${kitEn.discard}|${kitFa.discard})$`) })
    .click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/**
 * Matches what a message says, whatever its values are: a label with a name in it, a sentence with a date. Where a page
 * sets a value apart by an element, the signs that do so in plain text are not there.
 */
export function like(message: string): RegExp {
  const literal = message
    .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[\u2066-\u2069]/g, String.raw`[\u2066-\u2069]?`)
  return new RegExp(literal.replaceAll(/\{\w+\}|#/g, '.*'))
}
