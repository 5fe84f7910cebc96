import { describe, expect, test, vi } from 'vitest'
import type { Language } from '@sarai/locale/language.ts'
import type { Words } from '@sarai/locale/message.ts'
import { translator, type Translate, type Wording } from '@sarai/ui/kit/translate.ts'
import { commonWords, type CommonWords } from '#testing/common-words.ts'
import type { Answer } from '#testing/answers.ts'
import { inTurn, isShort } from '#testing/drawn-languages.ts'
import { drawScreen, type As, type Dress, type DrawnApp } from '#testing/draw-screen.tsx'
import { wrongHeadings } from '#testing/headings.ts'
import { expectHabits, expectNoBarriers, expectShown, expectUnderWay } from '#testing/look-over.ts'

/** One state of a screen: what the server answers, what the user does then, and what they read at the end. */
export type ScreenState = {
  /** Where it is not at the address of the screen. */
  address?: string
  answers?: readonly Answer[]
  act?: () => Promise<unknown>
  shows: readonly [string, ...string[]]
  /** What only a wide screen has room for, as the columns that a card leaves out. */
  showsWide?: readonly string[]
}

/**
 * `refused` is a no with a reason, `failing` the server's own fault, `slow` an answer that has not come yet, and `empty`
 * is nothing to show, or a form that is sent with nothing in it.
 */
type Kind = 'loaded' | 'empty' | 'failing' | 'refused' | 'slow'
type States = { loaded: ScreenState } & Partial<Record<Kind, ScreenState>>

export type Screen<English extends Words> = {
  app: DrawnApp
  address: string
  as?: As
  words: Wording<English>
  /** Names the requirements that being loaded proves: `[dash-02]`. */
  proves?: string
  /** Asks the server nothing of its own, and so has only one state. The reason is for the reader. */
  asksNothing?: string
  /** `t` says the words of the screen, the second what many screens say. */
  states: (t: Translate<English>, common: CommonWords) => States
}

/** Each language at the width and in the light in which it is used most; between them they cover all four. */
const dresses: readonly Required<Dress>[] = [
  { language: 'en', width: 1440, theme: 'light' },
  { language: 'fa', width: 390, theme: 'dark' },
]

/** Draws a page or a dialog in its states, in both languages. A screen that leaves out more than one state is no test. */
export function describeScreen<const English extends Words>(name: string, screen: Screen<English>): void {
  const { asksNothing, proves } = screen
  const kinds = Object.keys(stateOf(screen, 'en')) as Kind[]
  const fewest = asksNothing === undefined ? 4 : 1
  if (kinds.length < fewest) throw new Error(`${name} is drawn in ${kinds.length} states, and has at least ${fewest}`)

  // oxlint-disable-next-line vitest/valid-title -- the caller's own
  describe(name, () => {
    // By dress: another width costs more than another state.
    for (const dress of dresses) {
      for (const kind of kinds) {
        if (isShort && !isInShort(name, kind, dress)) continue
        const { language, width, theme } = dress
        const claim = proves === undefined || kind !== 'loaded' ? '' : ` ${proves}`
        // oxlint-disable-next-line vitest/expect-expect -- proveState expects
        test(`${kind}: ${language}, ${width} px, ${theme}${claim}`, () => proveState(screen, kind, dress))
      }
    }
  })
}

/** What is drawn with the React that complains was looked over for barriers with the other one. */
const isComplaining = import.meta.env['REACT'] === 'development'

/**
 * .ci/run draws what is loaded in both dresses and each other state in one of them: whose turn it is follows from the
 * names, so that every kind of state is drawn in both somewhere.
 */
function isInShort(name: string, kind: Kind, { language }: Dress): boolean {
  return kind === 'loaded' || inTurn(`${name} ${kind}`, dresses).language === language
}

/** One more view of a screen whose states are drawn beside it: another tab, another kind of record. */
export function describeView<const English extends Words>(
  name: string,
  {
    shown,
    ...screen
  }: Omit<Screen<English>, 'states'> & { shown: (t: Translate<English>, common: CommonWords) => ScreenState },
): void {
  const states: Screen<English>['states'] = (t, common) => ({ loaded: shown(t, common) })
  // oxlint-disable-next-line vitest/valid-title -- the caller's own
  describe(name, () => {
    for (const dress of dresses) {
      const { language, width, theme } = dress
      // oxlint-disable-next-line vitest/expect-expect -- proveState expects
      test(`${language}, ${width} px, ${theme}`, () => proveState({ ...screen, states }, 'loaded', dress))
    }
  })
}

/** `sabotage` takes something away at the end, for the test of this test. */
export async function proveState<const English extends Words>(
  screen: Screen<English>,
  kind: Kind,
  dress: Dress,
  sabotage?: { takesAway: string; patienceMs: number },
): Promise<void> {
  const { app, as = 'user', asksNothing } = screen
  const complaints = vi.spyOn(console, 'error')
  const { address = screen.address, answers = [], act, ...state } = stateOf(screen, dress.language)[kind]!
  const shows = dress.width === 390 ? state.shows : [...state.shows, ...(state.showsWide ?? [])]
  const { asked } = await drawScreen(app, address, { ...dress, answers, as })
  await act?.()
  if (sabotage) {
    await expectShown(shows)
    for (const element of document.querySelectorAll(sabotage.takesAway)) element.remove()
  }
  await expectShown(shows, sabotage?.patienceMs)
  expectHabits(dress.language)
  await expect.poll(wrongHeadings, { message: 'headings that lead nobody' }).toEqual([])
  if (kind === 'slow') await expectUnderWay()
  if (kind === 'loaded' && !isComplaining) await expectNoBarriers()
  const own = asked.filter((call) => asksNothing !== undefined && isOfScreen(app, call))
  expect(own.map(({ url }) => url)).toEqual([])
  expect(complaints.mock.calls).toEqual([])
}

function stateOf<const English extends Words>({ words, states }: Screen<English>, language: Language): States {
  return states(translator(language, words), commonWords(language))
}

function isOfScreen({ answers }: DrawnApp, { method, url }: Request): boolean {
  return !answers.some(({ op }) => op.method === method && op.path === new URL(url).pathname)
}
