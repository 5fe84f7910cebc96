import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { keepDraftsApart } from './drafts-apart.ts'
import { createLogins } from './logins.ts'
import type { Screen } from './screen.ts'

export type Dress = { language: 'en' | 'fa'; width: 1440 | 390; theme: 'light' | 'dark' }
export type Finding = { shot: string; problem: string }

/** Longer than any page takes on a busy machine; a screen that is not there by then is a finding. */
const patienceMs = 20_000

export const allDresses: readonly Dress[] = (['en', 'fa'] as const).flatMap((language) =>
  ([1440, 390] as const).flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ language, width, theme }))),
)

/** For CI: one dress a screen, by turns, so that neighbours cover language, width and theme between them. */
const turns: readonly Dress[] = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'fa', width: 390, theme: 'dark' },
  { language: 'fa', width: 1440, theme: 'light' },
  { language: 'en', width: 390, theme: 'light' },
]
export const dressOfTurn = (turn: number): Dress => turns[turn % turns.length]!

/** `folder`: where the pictures go; without one none is taken, and the pages are only looked over. */
export function createCamera(browser: Browser, origin: string, folder: string | undefined) {
  const logins = createLogins(origin)
  return async function shoot(target: Screen, dress: Dress): Promise<Finding[]> {
    const shot = `${target.name}.${dress.language}.${dress.width}.${dress.theme}`
    const page = await dressed(browser, dress, folder !== undefined)
    try {
      if (target.as) await logins.bring(page, target.as)
      await keepDraftsApart(page, target.as)
      if (target.html) await page.setContent(target.html(dress.language))
      else {
        await page.goto(new URL(target.path, origin).href)
        await page.locator('main').first().waitFor()
      }
      // Not "network idle": the live stream never is.
      if (target.as) await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      if (target.as) keepToTheApp(page)
      await target.before?.(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(350)
      await untilDialogsShow(page)
      if (folder !== undefined)
        await page.screenshot({ path: join(folder, `${shot}.png`), fullPage: !(await hasDialog(page)) })
      return [...(await barriers(page)), ...(await sidewaysScroll(page))].map((problem) => ({ shot, problem }))
    } catch (error) {
      return [{ shot, problem: `out of reach: ${(error as Error).message.split('\n').slice(0, 4).join(' · ')}` }]
    } finally {
      await page.context().close()
    }
  }
}

/** A session that was lost on the way leads to the login, of which a fine picture would be taken. */
function keepToTheApp(page: Page): void {
  if (new URL(page.url()).pathname.endsWith('/login')) throw new Error('asks to log in')
}

/** It covers the window and not the page: in a picture of the whole page it is adrift, or not there at all. */
async function hasDialog(page: Page): Promise<boolean> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  return (await dialogs.count()) > 0
}

/** On a phone React Aria shows a dialog with a field only when the keyboard had time to rise, a good half second. */
async function untilDialogsShow(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every((dialog) =>
      dialog.checkVisibility({ opacityProperty: true }),
    ),
  )
}

async function dressed(browser: Browser, { language, width, theme }: Dress, takesPicture: boolean): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    deviceScaleFactor: width === 390 && takesPicture ? 2 : 1,
    hasTouch: width === 390,
    reducedMotion: 'reduce',
    colorScheme: theme,
  })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  await page.addInitScript(
    ([chosenLanguage, chosenTheme]) => {
      localStorage.setItem('sarai.language', chosenLanguage)
      localStorage.setItem('sarai.theme', chosenTheme)
    },
    [language, theme] as const,
  )
  return page
}

async function barriers(page: Page): Promise<string[]> {
  if (page.frames().length > 1) return ['holds a frame, into which nobody looks']
  const { violations } = await new AxeBuilder({ page })
    // To say of everything that is well where it stands costs as much as to find what is not.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // React Aria's announcer: what it said stays there for seconds and may name a button that is gone by then.
    .exclude('[data-live-announcer]')
    // On this page alone, without a second one to put the findings of several frames together.
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}${nodes.length > 1 ? ` (+${nodes.length - 1})` : ''}`,
  )
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [`scrolls ${over} px sideways`] : []
}
