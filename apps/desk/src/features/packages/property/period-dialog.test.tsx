import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { addPricePeriod } from '@sarai/wire/desk/prices.ts'
import { answerTo, callsTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

const [room] = peraInAutumn.roomTypes
const other = { first: '2026-10-10', last: '2026-10-31' }

describeScreen('setting a price for some nights', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('addPeriod'))
    const send = async () => {
      await press(t('setPriceHere'))
      await fill({ [t('roomPrice')]: '140' })
      await press(t('save'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(addPricePeriod)),
        act: open,
        shows: [
          t('addPeriod'),
          language === 'fa' ? room!.nameFa : room!.nameEn,
          t('firstNight'),
          t('lastNight'),
          t('roomPrice'),
          currencyName(language, 'EUR'),
          t('roomPriceHint'),
          t('save'),
        ],
      },
      empty: {
        answers: atProperty(silenceTo(addPricePeriod)),
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(
          refusalOf(addPricePeriod, 400, 'PERIOD_OVERLAP', { values: other, fields: ['firstNight'] }),
        ),
        act: send,
        shows: [problem('PERIOD_OVERLAP', other)],
      },
      failing: { answers: atProperty(lossOf(addPricePeriod)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: atProperty(silenceTo(addPricePeriod)), act: send, shows: [t('save')] },
    }
  },
})

const words = { en, fa }

test.each(drawnLanguages('a price far from its neighbours'))(
  'a price far from its neighbours asks once, and is saved when it is meant (%s)',
  async (language) => {
    const t = translator(language, words)
    const { form } = commonWords(language)
    const { asked } = await drawScreen(desk, '/packages/3/properties/31', {
      language,
      answers: atProperty(answerTo(addPricePeriod, { id: 90 })),
    })
    await press(t('setPriceHere'))
    await fill({ [t('roomPrice')]: '1400' })
    await expect.element(page.getByText(t('priceFar', { nearest: showPrice(language, 17_700, 'EUR') }))).toBeVisible()
    await press(t('save'))
    await expect.element(page.getByText(form('wrongFarPrice'))).toBeVisible()
    expect(callsTo(addPricePeriod, asked)).toHaveLength(0)
    await tick(t('priceMeant', { price: showPrice(language, 140_000, 'EUR') }))
    await press(t('save'))
    await expect.poll(() => callsTo(addPricePeriod, asked)).toHaveLength(1)
    expect(await callsTo(addPricePeriod, asked)[0]!.clone().json()).toMatchObject({ price: 140_000 })
  },
)

test.each(drawnLanguages('nights outside the dates on sale'))(
  'nights outside the dates on sale are named (%s)',
  async (language) => {
    const t = translator(language, words)
    await drawScreen(desk, '/packages/3/properties/31', { language, answers: atProperty(silenceTo(addPricePeriod)) })
    await press(t('addPeriod'))
    await fill({ [t('firstNight')]: '2026-12-10', [t('lastNight')]: '2026-12-20' })
    const range = (first: string, last: string) => showDateRange(language, calendarDay(first), calendarDay(last))
    const sentence = t('nightsOutside', {
      nights: range('2026-12-16', '2026-12-20'),
      onSale: range('2026-10-05', '2026-12-15'),
    })
    await expect.element(page.getByText(sentence)).toBeVisible()
  },
)
