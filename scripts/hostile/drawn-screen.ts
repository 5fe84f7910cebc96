import type { Browser } from '@playwright/test'
import { en } from '../../packages/frame/src/failure/failed-page-words.en.ts'
import { fa } from '../../packages/frame/src/failure/failed-page-words.fa.ts'
import { keepDraftsApart } from '../shots/drafts-apart.ts'
import type { createLogins } from '../shots/logins.ts'
import type { Screen } from '../shots/screen.ts'
import { answerWithHostileTexts } from './hostile-answers.ts'
import { watch } from './watched-page.ts'

const patienceMs = 20_000

/** What went wrong while the screen was drawn, up to the last step on it. */
export async function drawScreen(
  browser: Browser,
  origin: string,
  logins: ReturnType<typeof createLogins>,
  { path, as, before }: Screen,
  language: 'en' | 'fa',
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  try {
    const seen = await watch(page)
    await page.addInitScript((chosen) => localStorage.setItem('sarai.language', chosen), language)
    if (as) await logins.bring(page, as)
    await answerWithHostileTexts(page)
    await keepDraftsApart(page, as)
    await page.goto(new URL(path, origin).href)
    await page.locator('main').first().waitFor()
    if (as) await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    const missedStep = await before?.(page).then(() => undefined, firstLine)
    await page.waitForTimeout(150)
    const isFailed = await page.getByRole('heading', { name: failedTitles }).isVisible()
    const { scripts, reports, links, errors } = await seen()
    return [
      ...(isFailed ? ['the page could not be drawn'] : []),
      ...(missedStep === undefined ? [] : [`lacks its last step: ${missedStep}`]),
      ...(scripts > 0 ? [`${scripts} scripts ran`] : []),
      ...(links > 0 ? [`${links} links would run one`] : []),
      ...reports.map((report) => `the policy had to stop: ${report}`),
      ...errors.map((error) => `threw: ${error}`),
    ]
  } catch (error) {
    return [`out of reach: ${firstLine(error)}`]
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** The screen `not-loaded` is there to show the other one. */
const failedTitles = new RegExp(`${en.brokenTitle}|${fa.brokenTitle}`)

const firstLine = (error: unknown) => (error as Error).message.split('\n').slice(0, 3).join(' · ')
