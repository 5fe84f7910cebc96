import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { assignRequests } from '@sarai/wire/desk/requests/assignment.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, lossOf, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press, tick } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aRow, kaveh, listed, somebodyAtWork, someCounts } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const nobodys = aRow({ id: 2, number: 'R-2', assignedTo: null })
const around = [listed(aRow(), nobodys), somebodyAtWork, someCounts]

describeView('requests that are ticked', {
  app: desk,
  address: '/requests?tab=asked',
  words: { en, fa },
  shown: (t) => ({
    answers: around,
    act: async () => {
      await tick(t('select', { number: 'R-10482' }))
      await tick(t('select', { number: 'R-2' }))
    },
    shows: [t('selected', { count: 2 }), t('selectedOthers', { count: 1 }), t('takeThem'), t('handOver')],
  }),
})

const t = translator('en', { en, fa })
const done = (id: number, number: string) => ({ id, number, outcome: 'done' as const, now: null })
const draw = (answer: Answer, language: 'en' | 'fa' = 'en') =>
  drawScreen(desk, '/requests?tab=asked', { language, width: 1440, answers: [answer, ...around] })
const sentIn = (asked: readonly Request[]) => asked.filter(({ url }) => url.endsWith('/request-assignees'))

test('X ticks the row that J has reached, T takes what is ticked, and the answer tells of each', async () => {
  const { asked } = await draw(
    answerTo(assignRequests, {
      requests: [{ id: 10_482, number: 'R-10482', outcome: 'taken', now: kaveh.name }, done(2, 'R-2')],
    }),
  )
  await expectShown(['R-2'])
  await userEvent.keyboard('jxjx')
  await expectShown([t('selected', { count: 2 })])
  await userEvent.keyboard('t')
  const sentences = [t('assigned', { count: 1 }), t('stayed', { number: 'R-10482', name: kaveh.name })]
  await expectShown([sentences.join(t('between'))])
  expect(await sentIn(asked)[0]!.json()).toEqual({
    staffId: 1,
    requests: [
      { id: 10_482, seenWith: kaveh.id },
      { id: 2, seenWith: null },
    ],
  })
  await expect.element(page.getByRole('region', { name: t('selected', { count: 2 }) })).not.toBeInTheDocument()
})

test('all of a page are handed over to a colleague', async () => {
  const { asked } = await draw(answerTo(assignRequests, { requests: [done(10_482, 'R-10482'), done(2, 'R-2')] }))
  await expectShown(['R-2'])
  await tick(t('selectAll'))
  await press(t('handOver'))
  await page.getByRole('menuitem', { name: kaveh.name }).click()
  await expectShown([t('assigned', { count: 2 })])
  expect(await sentIn(asked)[0]!.json()).toMatchObject({ staffId: kaveh.id })
})

test.each(drawnLanguages('what is given back'))(
  'what is given back is nobody’s, and what is unchanged is said, in %s',
  async (language) => {
    const words = translator(language, { en, fa })
    const told = [done(10_482, 'R-10482'), { ...done(2, 'R-2'), outcome: 'same' as const }]
    const { asked } = await draw(answerTo(assignRequests, { requests: told }), language)
    await expectShown(['R-2'])
    await userEvent.keyboard('jxjx')
    await press(words('handOver'))
    await page.getByRole('menuitem', { name: words('giveBack') }).click()
    await expectShown([[words('givenBack', { count: 1 }), words('unchanged', { count: 1 })].join(words('between'))])
    expect(await sentIn(asked)[0]!.json()).toMatchObject({ staffId: null })
  },
)

test('what was given back meanwhile is no colleague’s, and of many only some are named', async () => {
  const taken = [1, 2, 3, 4, 5].map((id) => ({ ...done(id, `R-${id}`), outcome: 'taken' as const }))
  await draw(answerTo(assignRequests, { requests: taken }))
  await expectShown(['R-2'])
  await userEvent.keyboard('jxt')
  await expectShown([t('stayedFree', { number: 'R-1' }), t('othersStayed', { count: 2 })])
  expect(document.body.innerText).not.toContain(t('stayedFree', { number: 'R-4' }))
})

test('Esc gives up what was ticked, and a call that is lost leaves it ticked', async () => {
  await draw(lossOf(assignRequests))
  await expectShown(['R-2'])
  await userEvent.keyboard('jx')
  await page.getByRole('button', { name: t('takeThem'), exact: false }).click()
  await expectShown([t('selected', { count: 1 })])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(t('selected', { count: 1 }))).not.toBeInTheDocument()
})

test('after a try that failed, others to the same colleague are another write', async () => {
  const { asked } = await draw(
    inTurn(
      failureOf(assignRequests),
      answerTo(assignRequests, { requests: [done(10_482, 'R-10482'), done(2, 'R-2')] }),
    ),
  )
  await expectShown(['R-2'])
  await userEvent.keyboard('jxt')
  await expect.poll(() => sentIn(asked)).toHaveLength(1)
  await userEvent.keyboard('jx')
  await expectShown([t('selected', { count: 2 })])
  await userEvent.keyboard('t')
  await expectShown([t('assigned', { count: 2 })])
  const [first, second] = sentIn(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
})
