import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { changeDates, readActions, validateChange } from '@sarai/wire/portal/life/changes.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, callsTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/new-request/change/messages.en.ts'
import { fa } from '#features/new-request/change/messages.fa.ts'
import {
  aCheck,
  aRequestToChange,
  movedByColleague,
  quoteId,
  toChange,
} from '#features/new-request/testing/a-change.ts'
import { fieldOf, roomsWords } from '#features/new-request/testing/hands.ts'
import { en as newerEn } from '#shared/request-change/messages.en.ts'
import { fa as newerFa } from '#shared/request-change/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/modify-date-reservation/10482'
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const later = aCheck(['2031-12-20', '2031-12-21', '2031-12-22'], 6_500)
const otherQuote = '0c9d6c0e-54c4-4c7e-8f5d-d1b7f0a3c111'

const leaveOn = async (language: Language, day: string) => {
  const r = translator(language, roomsWords)
  await fieldOf(r('checkOut')).fill(day)
  await userEvent.keyboard('{Tab}')
}

describeScreen('changing the dates', {
  app: portal,
  address,
  words: { en, fa },
  proves: '[req-08]',
  states: (t, { language, problem }) => {
    const check = async () => {
      await leaveOn(language, '2031-12-23')
      await press(t('check'))
    }
    return {
      loaded: {
        answers: [...toChange(language), answerTo(validateChange, later)],
        act: check,
        shows: [
          t('datesNow'),
          t('dearer', {
            before: euros(language, 12_400),
            after: euros(language, 19_500),
            difference: euros(language, 7_100),
          }),
          t('notSaved'),
          t('answersAgain'),
          t('saveFor', { price: euros(language, 19_500) }),
        ],
      },
      empty: { answers: toChange(language), shows: [t('sameDates')] },
      refused: {
        answers: [
          ...toChange(language),
          refusalOf(validateChange, 400, 'DATES_CLOSED', { values: { since: '2031-12-22', until: '2031-12-22' } }),
        ],
        act: check,
        shows: [problem('DATES_CLOSED', { since: '2031-12-22', until: '2031-12-22' })],
      },
      failing: { answers: [failureOf(readRequest)], shows: [t('dates')] },
      slow: { answers: [...toChange(language), silenceTo(validateChange)], act: check, shows: [t('datesNow')] },
    }
  },
})

test('sends the price that was seen and the version that was read, and leads back to the request', async () => {
  const t = translator('en', { en, fa })
  const { asked, ...drawn } = await drawScreen(portal, address, {
    language: 'en',
    answers: [...toChange('en'), answerTo(validateChange, later), answerTo(changeDates, null)],
  })
  await leaveOn('en', '2031-12-23')
  await press(t('check'))
  await press(t('saveFor', { price: euros('en', 19_500) }))
  await expect.poll(drawn.address, { timeout: 10_000 }).toContain('/reservations/reservation-details/10482')
  await expectShown([t('datesDone')])
  const sent = asked.find(({ method }) => method === 'PUT')
  expect(await sent!.json()).toEqual({
    Id: 10_482,
    Version: 2,
    CheckInDate: '2031-12-20',
    CheckOutDate: '2031-12-23',
    QuoteId: quoteId,
  })
})

test('a price that moved once more is shown again, and nothing is sent at it', async () => {
  const t = translator('en', { en, fa })
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [
      ...toChange('en'),
      inTurn(
        answerTo(validateChange, later),
        answerTo(validateChange, aCheck(['2031-12-20', '2031-12-21', '2031-12-22'], 7_000, otherQuote)),
      ),
      refusalOf(changeDates, 400, 'PRICE_CHANGED'),
    ],
  })
  await leaveOn('en', '2031-12-23')
  await press(t('check'))
  await press(t('saveFor', { price: euros('en', 19_500) }))
  await expectShown([t('priceGone'), t('saveFor', { price: euros('en', 21_000) })])
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test.each(drawnLanguages('changing the dates'))(
  'shows who changed what meanwhile, keeps what was typed and goes on from there, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const newer = translator(language, { en: newerEn, fa: newerFa })
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        inTurn(answerTo(readRequest, aRequestToChange()), answerTo(readRequest, movedByColleague)),
        ...toChange(language).slice(1),
        answerTo(validateChange, later),
        refusalOf(changeDates, 409, 'STATE_CHANGED'),
      ],
    })
    await leaveOn(language, '2031-12-23')
    await press(t('check'))
    await press(t('saveFor', { price: euros(language, 19_500) }))
    await expectShown([newer('newerTitle'), 'Mina Karimi', stepText(language, 'change-stay'), newer('newerText')])
    await press(newer('goOn'))
    const r = translator(language, roomsWords)
    const typed = { en: '2031-12-23', fa: '1410-10-02' }[language]
    await expect.element(fieldOf(r('checkOut'))).toHaveValue(typed)
    await press(t('check'))
    await press(t('saveFor', { price: euros(language, 19_500) }))
    await expect.poll(() => asked.filter(({ method }) => method === 'PUT').length).toBe(2)
    const sent = asked.findLast(({ method }) => method === 'PUT')
    expect(await sent!.json()).toMatchObject({ Version: 3, CheckOutDate: '2031-12-23' })
  },
)

test.each(drawnLanguages('a version of which an agency is told nothing'))(
  'goes on by itself where the newer version has nothing to be told of, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const newer = translator(language, { en: newerEn, fa: newerFa })
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        inTurn(answerTo(readRequest, aRequestToChange()), answerTo(readRequest, aRequestToChange({ Version: 3 }))),
        ...toChange(language).slice(1),
        answerTo(validateChange, later),
        answerTo(changeDates, null),
      ],
    })
    await leaveOn(language, '2031-12-23')
    tell({ what: 'request', id: '10482' })
    await expect.poll(() => callsTo(readRequest, asked).length).toBe(2)
    await press(t('check'))
    expect(page.getByText(newer('newerTitle')).elements()).toEqual([])
    await press(t('saveFor', { price: euros(language, 19_500) }))
    await expectShown([t('datesDone')])
    const sent = asked.find(({ method }) => method === 'PUT')
    expect(await sent!.json()).toMatchObject({ Version: 3, CheckOutDate: '2031-12-23' })
  },
)

test.each(drawnLanguages('a change that is not allowed any more'))(
  'says that it cannot be changed any more above what was typed, which stays, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const r = translator(language, roomsWords)
    await drawScreen(portal, address, {
      language,
      answers: [
        inTurn(
          answerTo(readActions, [{ Action: 'change-stay', Why: null }]),
          answerTo(readActions, [{ Action: 'change-stay', Why: 'REQUEST_CLOSED' }]),
        ),
        ...toChange(language),
        answerTo(validateChange, later),
        refusalOf(changeDates, 409, 'REQUEST_CLOSED'),
      ],
    })
    await leaveOn(language, '2031-12-23')
    await press(t('check'))
    await press(t('saveFor', { price: euros(language, 19_500) }))
    await expectShown([t('notNow')])
    const typed = { en: '2031-12-23', fa: '1410-10-02' }[language]
    await expect.element(fieldOf(r('checkOut'))).toHaveValue(typed)
  },
)

test('says why it cannot be changed, and that only agents may', async () => {
  const closed = answerTo(readActions, [{ Action: 'change-stay', Why: 'REQUEST_CLOSED' }])
  await drawScreen(portal, address, { language: 'en', answers: [closed, ...toChange('en')] })
  await expectShown([en.notNow, sayProblem('en', 'REQUEST_CLOSED', {})])
  await expect.element(page.getByRole('button', { name: en.check })).not.toBeInTheDocument()
})
