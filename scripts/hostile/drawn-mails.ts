import type { Browser } from '@playwright/test'
import type { ReceivedMail } from '../services/mail-receiver.ts'
import { watch } from './watched-page.ts'

/** Opens each mail in a browser that lets everything run, as a careless mail program would. */
export async function drawMails(browser: Browser, mails: readonly ReceivedMail[]): Promise<string[]> {
  const page = await browser.newPage({ bypassCSP: true })
  const seen = await watch(page)
  const problems: string[] = []
  for (const { subject, html } of mails) {
    await page.goto('about:blank')
    const before = await seen()
    await page.setContent(html, { waitUntil: 'load' })
    const { scripts, links } = await seen()
    const elements = await page.locator('script, iframe, object, embed, form, [onerror], [onload], [onfocus]').count()
    if (scripts > before.scripts || links + elements > 0) problems.push(`the mail "${subject}" holds a hostile text`)
  }
  await page.close()
  return problems
}
