import { addPricePeriod } from '@sarai/wire/desk/prices.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
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
