import { expect, test } from 'vitest'
import { addSpecialDate, editSpecialDate } from '@sarai/wire/desk/prices.ts'
import { answerTo, callsTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const words = { en, fa }
const [special] = peraInAutumn.specialDates

describeScreen('a special date', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('addSpecial'))
    const change = async () => {
      await press(t('editSpecial'))
      await press(t('save'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(addSpecialDate)),
        act: open,
        shows: [
          t('addSpecial'),
          t('titleEn'),
          t('titleFa'),
          t('firstNight'),
          t('lastNight'),
          t('forRooms'),
          t('allRooms'),
          t('differences'),
          ...([t('partRoom'), t('partExtraBed'), t('partChildWithBed'), t('partChildNoBed')] as const).map(
            (part) => `${part} ${currencyName(language, 'EUR')}`,
          ),
          t('differencesHint'),
          t('save'),
        ],
      },
      empty: {
        answers: atProperty(silenceTo(addSpecialDate)),
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(refusalOf(editSpecialDate, 409, 'STATE_CHANGED')),
        act: change,
        shows: [t('editSpecial'), special!.titleEn, special!.titleFa, problem('STATE_CHANGED')],
      },
      failing: {
        answers: atProperty(lossOf(editSpecialDate)),
        act: change,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: atProperty(silenceTo(editSpecialDate)), act: change, shows: [t('editSpecial')] },
    }
  },
})

test.each(drawnLanguages('a difference far from the others'))(
  'a difference far from those of other special dates asks once, and is saved when it is meant (%s)',
  async (language) => {
    const t = translator(language, words)
    const { form } = commonWords(language)
    const { asked } = await drawScreen(desk, '/packages/3/properties/31', {
      language,
      answers: atProperty(answerTo(addSpecialDate, { id: 90 })),
    })
    await press(t('addSpecial'))
    const days = language === 'fa' ? ['1405-08-10', '1405-08-11'] : ['2026-11-01', '2026-11-02']
    await fill({
      [t('titleEn')]: 'Fair',
      [t('titleFa')]: 'نمایشگاه',
      [t('firstNight')]: days[0]!,
      [t('lastNight')]: days[1]!,
      [t('partRoom')]: '-250',
      [t('partChildWithBed')]: '33',
    })
    await expectShown([
      t('differenceFar', { nearest: showPrice(language, 2_500, 'EUR') }),
      // Nobody has changed what a child with a bed costs: held against the price itself.
      t('differenceFar', { nearest: showPrice(language, 3_200, 'EUR') }),
    ])
    await press(t('save'))
    await expectShown([form('wrongFarDifference')])
    expect(callsTo(addSpecialDate, asked)).toHaveLength(0)
    await tick(t('priceMeant', { price: showDifference(language, -25_000, 'EUR') }))
    await tick(t('priceMeant', { price: showDifference(language, 3_300, 'EUR') }))
    await press(t('save'))
    await expect.poll(() => callsTo(addSpecialDate, asked)).toHaveLength(1)
    expect(await callsTo(addSpecialDate, asked)[0]!.clone().json()).toEqual({
      titleEn: 'Fair',
      titleFa: 'نمایشگاه',
      firstNight: '2026-11-01',
      lastNight: '2026-11-02',
      roomTypeId: null,
      roomDifference: -25_000,
      extraBedDifference: 0,
      childWithBedDifference: 3_300,
      childNoBedDifference: 0,
    })
  },
)
