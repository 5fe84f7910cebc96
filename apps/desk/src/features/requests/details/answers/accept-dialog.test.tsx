import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { acceptRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { showLongDateTime } from '@sarai/locale/date/date-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { fa as formFa } from '@sarai/frame/form/form-words.fa.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const formWords = { en: formEn, fa: formFa }
const around = [answerTo(readDeskRequest, aDeskRequest()), somebodyAtWork]
const address = '/requests/10482'

describeScreen('accepting a request', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const price = showPrice(language, 30_000, 'EUR')
    const open = () => page.getByRole('button', { name: t('acceptNote'), exact: false }).click()
    const accept = async () => {
      await open()
      await fill({ [t('hotelNumber')]: 'LSB-77120' })
      await press(t('acceptNow', { price }))
    }
    return {
      loaded: {
        answers: [silenceTo(acceptRequest), ...around],
        act: open,
        shows: [
          t('acceptTitle', { number: 'R-10482' }),
          t('hotelNumber'),
          t('hotelNumberHint'),
          t('optionDay'),
          t('optionEmpty'),
          t('payBy'),
          t('in24'),
          t('beforeCheckIn'),
          // Of another year than this one, which it names.
          showLongDateTime(language, Date.parse('2031-12-17T11:00:00.000Z')),
          t('acceptNow', { price }),
        ],
      },
      empty: {
        answers: [silenceTo(acceptRequest), ...around],
        act: async () => {
          await open()
          await fill({ [t('optionTime')]: '18:00' })
          await press(t('acceptNow', { price }))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(acceptRequest, 409, 'STATE_CHANGED'), ...around],
        act: accept,
        shows: [problem('STATE_CHANGED'), 'LSB-77120'],
      },
      failing: { answers: [lossOf(acceptRequest), ...around], act: accept, shows: [form('lostTitle')] },
      slow: {
        answers: [silenceTo(acceptRequest), ...around],
        act: accept,
        shows: [t('acceptTitle', { number: 'R-10482' })],
      },
    }
  },
})

const t = translator('en', { en, fa })
const price = showPrice('en', 30_000, 'EUR')

test('the deadline follows the hotel’s option, which is typed in the hotel’s time', async () => {
  const answer = answerTo(acceptRequest, { version: 3, deadlineAt: '2031-12-01T13:00:00.000Z' })
  const { asked } = await drawScreen(desk, address, { language: 'en', width: 1440, answers: [answer, ...around] })
  await page.getByRole('button', { name: t('accept', { price }), exact: false }).click()
  await fill({ [t('optionDay')]: '2031-12-01', [t('optionTime')]: '18:00' })
  await expectShown([t('beforeOption'), t('optionInTehran', { time: 'Mon 1 Dec, 18:30' })])
  await press(t('acceptNow', { price }))
  await expect.poll(() => asked.filter(({ url }) => url.endsWith('/accept'))).toHaveLength(1)
  expect(await asked.find(({ url }) => url.endsWith('/accept'))!.json()).toEqual({
    version: 2,
    finalPrice: 30_000,
    hotelConfirmationNumber: '',
    hotelOptionUntil: '2031-12-01T15:00:00.000Z',
  })
  await expectShown([t('acceptDone', { number: 'R-10482' })])
})

test('an option that is over is refused, and what was typed stays', async () => {
  const refusal = refusalOf(acceptRequest, 400, 'TIME_IN_PAST')
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: [refusal, ...around] })
  await page.getByRole('button', { name: t('accept', { price }), exact: false }).click()
  await fill({ [t('optionDay')]: '2025-12-01', [t('optionTime')]: '18:00' })
  await press(t('acceptNow', { price }))
  await expectShown([sayProblem('en', 'TIME_IN_PAST', {})])
  await expect.element(page.getByRole('textbox', { name: t('optionTime') })).toHaveValue('18:00')
})

test.each(drawnLanguages('an option that outlasts'))(
  'an option that outlasts the check-in is refused at its day, and nothing is sent (%s)',
  async (language) => {
    const words = translator(language, { en, fa })
    const own = showPrice(language, 30_000, 'EUR')
    const { asked } = await drawScreen(desk, address, { language, width: 1440, answers: around })
    await page.getByRole('button', { name: words('accept', { price: own }), exact: false }).click()
    await fill({ [words('optionDay')]: '2032-10-23', [words('optionTime')]: '18:00' })
    await press(words('acceptNow', { price: own }))
    await expectShown([formWords[language].wrongAfterCheckIn])
    expect(asked.filter(({ url }) => url.endsWith('/accept'))).toEqual([])
  },
)

test.each(drawnLanguages('a request without commission'))(
  'a request without commission says so, and names no sum of nothing, in %s',
  async (language) => {
    const words = translator(language, { en, fa })
    const free = aDeskRequest({ totalPrice: 30_000, totalCommission: 0, finalPrice: 30_000 })
    const answers = [answerTo(readDeskRequest, free), somebodyAtWork]
    await drawScreen(desk, address, { language, width: 1440, answers })
    const total = showPrice(language, 30_000, 'EUR')
    await page.getByRole('button', { name: words('accept', { price: total }), exact: false }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(words('noCommission'))).toBeVisible()
    await expect.element(dialog.getByText(words('postedWhole', { contract: 'C-2207', total }))).toBeVisible()
    const nothing = new RegExp(`(?<![\\d۰-۹])${showPrice(language, 0, 'EUR')}`)
    expect(dialog.element().textContent).not.toMatch(nothing)
  },
)

test('a number of a contract is read from left to right in Persian', async () => {
  await drawScreen(desk, address, { language: 'fa', width: 1440, answers: around })
  const words = translator('fa', { en, fa })
  const name = words('accept', { price: showPrice('fa', 30_000, 'EUR') })
  await page.getByRole('button', { name, exact: false }).click()
  const dialog = page.getByRole('dialog')
  const posted = dialog.getByText('C-2207', { exact: false })
  await expect.element(posted).toBeVisible()
  const text = document.createTreeWalker(posted.element(), NodeFilter.SHOW_TEXT).nextNode()!
  const leftOf = (letters: string) => {
    const range = document.createRange()
    const at = text.textContent!.indexOf(letters)
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  expect(leftOf('C-')).toBeLessThan(leftOf('2207'))
})

test.each(drawnLanguages('a price that changes under the finger'))(
  'a price that changes while the dialog is open is said, and taken only by whoever goes on from it, in %s',
  async (language) => {
    const words = translator(language, { en, fa })
    const before = showPrice(language, 30_000, 'EUR')
    const after = showPrice(language, 21_000, 'EUR')
    const event = {
      version: 3,
      what: 'change-stay',
      source: 'agency',
      who: 'Mina Karimi',
      reason: null,
      question: null,
      change: null,
      at: '2031-11-15T06:09:00.000Z',
    } as const
    const changed = aDeskRequest({ version: 3, finalPrice: 21_000, events: [event, ...aDeskRequest().events] })
    const reads = inTurn(answerTo(readDeskRequest, aDeskRequest()), answerTo(readDeskRequest, changed))
    const answers = [refusalOf(acceptRequest, 409, 'STATE_CHANGED'), reads, somebodyAtWork]
    const { asked } = await drawScreen(desk, address, { language, width: 1440, answers })
    await page.getByRole('button', { name: words('accept', { price: before }), exact: false }).click()
    await expectShown([words('acceptNow', { price: before })])
    tell({ what: 'request', id: '10482' })
    await expectShown([words('changedTitle'), 'Mina Karimi'])
    const bodies = () =>
      Promise.all(asked.filter(({ url }) => url.endsWith('/accept')).map((call) => call.clone().json()))
    await press(words('acceptNow', { price: before }))
    await expect.poll(bodies).toMatchObject([{ version: 2, finalPrice: 30_000 }])
    await press(translator(language, formWords)('newerTake'))
    await press(words('acceptNow', { price: after }))
    await expect.poll(bodies).toMatchObject([{ version: 2 }, { version: 3, finalPrice: 21_000 }])
  },
)

test.each(drawnLanguages('the loser of a race'))(
  'the loser of a race reads who did what, and keeps what was typed (%s)',
  async (language) => {
    const words = translator(language, { en, fa })
    const own = showPrice(language, 30_000, 'EUR')

    const rejected = aDeskRequest({
      version: 3,
      state: 'Rejected',
      turn: 'nobody',
      events: [
        {
          version: 3,
          what: 'reject',
          source: 'staff',
          who: 'Kaveh Moradi',
          reason: 'Full',
          question: null,
          change: null,
          at: '2031-11-15T06:09:00.000Z',
        },
        ...aDeskRequest().events,
      ],
    })
    const reads = inTurn(answerTo(readDeskRequest, aDeskRequest()), answerTo(readDeskRequest, rejected))
    await drawScreen(desk, address, {
      language,
      width: 1440,
      answers: [refusalOf(acceptRequest, 409, 'STATE_CHANGED'), reads, somebodyAtWork],
    })
    await page.getByRole('button', { name: words('accept', { price: own }), exact: false }).click()
    await fill({ [words('hotelNumber')]: 'LSB-77120' })
    await press(words('acceptNow', { price: own }))
    await expectShown([words('changedTitle'), words('eventReject'), 'Kaveh Moradi'])
    // Who was faster is said once: neither as a refusal nor as another version too.
    await expect.poll(() => page.getByRole('dialog').getByRole('alert').elements()).toHaveLength(1)
    await expect.element(page.getByRole('textbox', { name: words('hotelNumber') })).toHaveValue('LSB-77120')
  },
)
