import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCancellationPolicy, setCancellationPolicy } from '@sarai/wire/desk/house-rules.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { policy } from '#testing/the-house.ts'

const screen = { app: desk, address: '/settings?tab=cancellation', words: { en, fa } } as const
const thePolicy = answerTo(readCancellationPolicy, policy)

describeScreen('the cancellation policy of the house', {
  ...screen,
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [thePolicy],
      shows: [
        t('cancellationNote'),
        t('daysBefore'),
        t('percent'),
        t('policyReads'),
        ...sayCancellation(language, policy.steps),
        t('addStep'),
        t('save'),
      ],
    },
    empty: {
      answers: [answerTo(readCancellationPolicy, { version: 3, steps: [] })],
      shows: [t('addStep'), ...sayCancellation(language, [])],
    },
    failing: { answers: [failureOf(readCancellationPolicy)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [thePolicy, refusalOf(setCancellationPolicy, 409, 'STATE_CHANGED')],
      act: async () => {
        await fill({ [t('percent')]: '90' })
        await press(t('save'))
      },
      shows: [problem('STATE_CHANGED')],
    },
    slow: { answers: [silenceTo(readCancellationPolicy)], shows: [t('cancellationNote'), kit('loading')] },
  }),
})

describeView('a step that costs less than one before it', {
  ...screen,
  shown: (t, { form }) => ({
    answers: [thePolicy],
    act: async () => {
      await fill({ [t('percent')]: '40' })
      await press(t('save'))
    },
    shows: [form('wrongCostsLess'), t('policyUnknown')],
  }),
})

describeView('two steps that begin on one day, and one that is half filled in', {
  ...screen,
  shown: (t, { form }) => ({
    answers: [thePolicy],
    act: async () => {
      await fill({ [t('daysBefore')]: '7' })
      await press(t('addStep'))
      await fill({ [t('daysBefore')]: '400' })
      await press(t('save'))
    },
    shows: [form('wrongSameDays'), form('wrongDaysBefore'), form('wrongRequired')],
  }),
})

test('steps are added and removed by keyboard alone, and all of them are sent', async () => {
  const { asked } = await drawScreen(desk, '/settings?tab=cancellation', {
    language: 'en',
    answers: [thePolicy, answerTo(setCancellationPolicy, null)],
  })
  await press(en.addStep)
  await userEvent.keyboard('14{Tab}20')
  page.getByRole('button', { name: 'Remove step 1', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  // Where the removed one stood, the next one stands.
  await expect.element(page.getByLabelText(en.daysBefore).first()).toHaveFocus()
  await press(en.save)
  await expect.poll(() => asked.some(({ method }) => method === 'PUT')).toBe(true)
  expect(await asked.find(({ method }) => method === 'PUT')!.json()).toEqual({
    version: 2,
    steps: [
      { daysBefore: 3, percent: 100 },
      { daysBefore: 14, percent: 20 },
    ],
  })
})

test.each(drawnLanguages('a policy that a colleague saved'))(
  'what a colleague saved meanwhile is not written over (%s)',
  async (language) => {
    const { form } = commonWords(language)
    const t = translator(language, { en, fa })
    const theirs = { version: 3, steps: [{ daysBefore: 10, percent: 100 }] }
    await drawScreen(desk, '/settings?tab=cancellation', {
      language,
      answers: [inTurn(thePolicy, answerTo(readCancellationPolicy, theirs))],
    })
    await page.getByLabelText(t('daysBefore')).first().fill('9')
    tell({ what: 'house', id: 'cancellation' })
    await press(form('newerTake'))
    await expect.element(page.getByText(form('newerField'))).toBeVisible()
    await expect.element(page.getByLabelText(t('daysBefore'))).toHaveValue(showNumber(language, 9))
  },
)
