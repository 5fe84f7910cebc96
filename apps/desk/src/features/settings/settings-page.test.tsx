import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import {
  editHouse,
  listCurrencies,
  listPaymentChoices,
  listRateHistory,
  listRates,
  readHouse,
} from '@sarai/wire/desk/settings.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showDate, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as deskEn } from '#app/desk-words.en.ts'
import { fa as deskFa } from '#app/desk-words.fa.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { euro, house, mellat, rate, rial } from '#testing/the-house.ts'
import { desk } from '#testing/desk.ts'

const currencies = answerTo(listCurrencies, [euro, rial])
const theHouse = answerTo(readHouse, house)
const screen = { app: desk, address: '/settings', words: { en, fa } } as const

describeScreen('the settings', {
  ...screen,
  states: (t, { kit, problem }) => {
    const ofPayments = [t('banks'), t('receipt-types'), t('currencies'), t('rates')]
    const parts = [t('house'), t('hours'), t('cancellation'), t('terms'), ...ofPayments]
    const phone = [t('supportPhone'), t('supportPhoneHint', { phone: house.installedPhone }), house.supportPhone]
    return {
      loaded: {
        answers: [theHouse, currencies],
        shows: [t('houseNote'), ...parts, ...phone, t('currency'), t('currencyHint'), t('save')],
      },
      empty: {
        address: '/settings?tab=banks',
        answers: [answerTo(listPaymentChoices, [])],
        shows: [t('banksNote'), t('banksEmpty'), t('choicesEmptyText'), t('addBank')],
      },
      failing: { answers: [failureOf(readHouse)], shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [theHouse, currencies, refusalOf(editHouse, 409, 'STATE_CHANGED')],
        act: async () => {
          await fill({ [t('supportPhone')]: '+98 21 8800 4321' })
          await press(t('save'))
        },
        shows: [problem('STATE_CHANGED')],
      },
      slow: { answers: [silenceTo(readHouse)], shows: [t('houseNote'), kit('loading')] },
    }
  },
})

describeView('the settings: the terms', {
  ...screen,
  address: '/settings?tab=terms',
  shown: (t, { language }) => {
    const { version, textEn, textFa, setAt, setBy } = house.terms
    const when = showShortDateTime(language, Date.parse(setAt))
    return {
      answers: [theHouse],
      shows: [
        t('termsHint'),
        t('termsBy', { version, when, name: setBy! }),
        t('termsEn'),
        textEn,
        t('termsFa'),
        textFa,
        t('saveTerms'),
      ],
    }
  },
})

describeView('the settings: a bank', {
  ...screen,
  address: '/settings?tab=banks',
  shown: (t, { language }) => ({
    answers: [answerTo(listPaymentChoices, [mellat])],
    shows: [
      mellat.nameEn,
      mellat.nameFa,
      t('inactive'),
      t('edit', { name: language === 'fa' ? mellat.nameFa : mellat.nameEn }),
    ],
  }),
})

describeView('the settings: no receipt types', {
  ...screen,
  address: '/settings?tab=receipt-types',
  shown: (t) => ({
    answers: [answerTo(listPaymentChoices, [])],
    shows: [t('receipt-typesNote'), t('addReceiptType'), t('receipt-typesEmpty')],
  }),
})

describeView('the settings: the currencies', {
  ...screen,
  address: '/settings?tab=currencies',
  shown: (t, { language }) => ({
    answers: [theHouse, currencies],
    shows: [t('currenciesNote'), language === 'fa' ? rial.nameFa : rial.nameEn, rial.code, t('ownCurrency')],
  }),
})

const sides = (language: Language) =>
  [
    showMoney(language, { minor: BigInt(rate.fromAmount), currency: rate.from as Currency }),
    showMoney(language, { minor: BigInt(rate.toAmount), currency: rate.to as Currency }),
  ].join(' = ')

describeScreen('the exchange rates', {
  ...screen,
  address: '/settings?tab=rates',
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [theHouse, answerTo(listRates, [rate])],
      shows: [t('ratesNote'), t('addRate'), sides(language), showDate(language, calendarDay(rate.day)), t('history')],
    },
    empty: {
      answers: [theHouse, answerTo(listRates, [])],
      shows: [t('ratesEmpty'), t('ratesEmptyText'), t('addRate')],
    },
    failing: { answers: [theHouse, failureOf(listRates)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [theHouse, answerTo(listRates, [rate]), refusalOf(listRateHistory, 403, 'FORBIDDEN')],
      act: () => press(t('historyOf', rate)),
      shows: [t('historyNote'), problem('FORBIDDEN')],
    },
    slow: {
      answers: [theHouse, answerTo(listRates, [rate]), silenceTo(listRateHistory)],
      act: () => press(t('historyOf', rate)),
      shows: [t('historyNote'), kit('loading')],
    },
  }),
})

test.each(drawnLanguages('leaving the settings'))(
  'asks before what was typed into the settings is left, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const { kit } = commonWords(language)
    const { address } = await drawScreen(desk, '/settings', { language, answers: [theHouse, currencies] })
    const phone = page.getByRole('textbox', { name: t('supportPhone') })
    await phone.fill('+98 21 8800 4321')
    const elsewhere = translator(language, { en: deskEn, fa: deskFa })('hotels')
    await page.getByRole('link', { name: elsewhere }).first().click()
    await expect.element(page.getByRole('alertdialog', { name: kit('discardTitle') })).toBeVisible()
    await press(kit('discardNot'))
    await expect.element(phone).toHaveValue('+98 21 8800 4321')
    expect(address()).toContain('/settings')
  },
)
