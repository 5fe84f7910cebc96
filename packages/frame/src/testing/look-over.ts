import axe from 'axe-core'
import { expect } from 'vitest'
import { directionOf, type Language } from '@sarai/locale/language.ts'
import { wasReadRefused } from '#testing/answers.ts'

/**
 * What a reader sees or hears at the moment: of the dialog, where one is open, or else of the page, and of the snackbar.
 * A read that was refused is told in the snackbar by every page alike: then only what the page itself says counts.
 */
function shownText(): string {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')
  const dialog = [...dialogs].at(-1)
  const snackbar = document.querySelector<HTMLElement>('[data-react-aria-top-layer]')
  const ofPage = [...document.body.children].filter((part) => part !== snackbar && !part.matches('script, style'))
  const places = [...(dialog ? [dialog] : ofPage), ...(snackbar && !wasReadRefused() ? [snackbar] : [])]
  return places.map((place) => textOf(place as HTMLElement)).join('\n')
}

function textOf(place: HTMLElement): string {
  const fields = [...place.querySelectorAll('input, textarea')] as (HTMLInputElement | HTMLTextAreaElement)[]
  const named = [...place.querySelectorAll('[aria-label], img[alt]')]
  return [
    place.innerText,
    ...fields.filter((field) => field.type !== 'hidden').flatMap(({ value, placeholder }) => [value, placeholder]),
    ...named.map((element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''),
  ]
    .map(plain)
    .join('\n')
}

/** Without the signs that only turn directions, and with every gap one space. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '').replaceAll(/\s+/g, ' ')

/** Waits until all of them are there to be read. */
export async function expectShown(texts: readonly string[], timeout = 5_000): Promise<void> {
  for (const text of texts) {
    await expect.poll(() => shownText(), { timeout, interval: 50 }).toContain(plain(text))
  }
}

/** What every screen owes its reader, whatever it shows. */
export function expectHabits(language: Language): void {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement
  expect({ lang, dir }).toEqual({ lang: language, dir: directionOf(language) })
  expect(scrollWidth - clientWidth, 'pixels that the page scrolls sideways').toBe(0)
}

/** Whoever waits is told so: by a skeleton, a bar or a button that is pressed already. */
export async function expectUnderWay(): Promise<void> {
  const signs = '[aria-busy=true], [data-pending], [role=progressbar]'
  await expect
    .poll(() => document.querySelector(signs), { message: 'a sign that something is under way' })
    .not.toBeNull()
}

/** By the rules of WCAG: labels, names, contrast, order. */
export async function expectNoBarriers(): Promise<void> {
  endAnimations()
  const { violations } = await axe.run(
    // React Aria's announcer: what it said stays there for seconds and may name a button that is gone by then.
    { exclude: [['[data-live-announcer]']] },
    { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

/** What is still fading in has less contrast than it will have. A spinner never ends. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
