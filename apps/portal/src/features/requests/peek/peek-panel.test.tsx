import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listRequests, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf, aRequest } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const words = { en, fa }
const address = '/reservations/list'
const rows = (language: 'en' | 'fa') => [
  aListedRequest(language),
  aListedRequest(language, { Id: 10_481, RequestNumber: 'R-10481' }),
]
const list = (language: 'en' | 'fa') => answerTo(listRequests, aListOf(rows(language)))

/** Waits for the rows, and presses keys of the list. */
async function keys(pressed: string): Promise<void> {
  await expectShown(['R-10482'])
  await userEvent.keyboard(pressed)
}
const panel = (language: 'en' | 'fa') => page.getByRole('complementary', { name: translator(language, words)('peek') })

// Drawn wide in both languages by itself: below 1280 px there is no room for it.
describeScreen('the list with a look at a request', {
  app: portal,
  address,
  words,
  states: (t, { language, kit, problem }) => {
    const peeking = (answer: Answer) => ({ answers: [list(language), answer], act: () => keys('j ') })
    const shows = [t('title')] as const
    return {
      loaded: {
        ...peeking(answerTo(readRequest, aRequest(language))),
        shows: [...shows, 'R-10482'],
        showsWide: [aRequest(language).HotelPlace, 'Omid Karimi', showMoney(language, money(43_600, 'EUR')), t('open')],
      },
      failing: { ...peeking(failureOf(readRequest)), shows, showsWide: [kit('loadFailed'), kit('retry')] },
      refused: {
        ...peeking(refusalOf(readRequest, 403, 'FORBIDDEN')),
        shows,
        showsWide: [problem('FORBIDDEN')],
      },
      slow: { answers: [silenceTo(listRequests)], shows: [t('title'), kit('loading')] },
    }
  },
})

test.each(drawnLanguages('Space opens it and closes'))(
  'Space opens it and closes it, and it follows J and K, in %s',
  async (language) => {
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [list(language), answerTo(readRequest, aRequest(language))],
    })
    await keys('j ')
    await expect.element(panel(language)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /R-10482/ })).toHaveAttribute('data-current', 'true')
    // The focus stays in the list.
    expect(document.activeElement?.textContent).toContain('R-10482')
    await userEvent.keyboard('j')
    await expect.poll(() => asked.some(({ url }) => url.endsWith('/10481'))).toBe(true)
    await expect.element(page.getByRole('row', { name: /R-10481/ })).toHaveAttribute('data-current', 'true')
    await userEvent.keyboard(' ')
    await expect.element(panel(language)).not.toBeInTheDocument()
  },
)

test('Escape closes it, and Space types where somebody types', async () => {
  await drawScreen(portal, address, {
    language: 'en',
    answers: [list('en'), answerTo(readRequest, aRequest('en'))],
  })
  await keys('j ')
  await expect.element(panel('en')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel('en')).not.toBeInTheDocument()
  const search = page.getByRole('searchbox')
  await search.click()
  await userEvent.keyboard('a b')
  await expect.element(search).toHaveValue('a b')
})

test('below 1280 px there is none', async () => {
  await drawScreen(portal, address, { language: 'en', answers: [list('en')] })
  await page.viewport(1100, 900)
  await keys('j ')
  expect(panel('en').all()).toEqual([])
})
