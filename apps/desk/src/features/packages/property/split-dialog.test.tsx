import { splitPricePeriod } from '@sarai/wire/desk/prices.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

/** Of several buttons with one name the last is pressed: that of the last period. */
const period = peraInAutumn.roomTypes[0]!.periods.at(-1)!

describeScreen('splitting a period', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('splitPeriod'))
    const send = async () => {
      await open()
      await fill({ [t('secondBegins')]: period.lastNight })
      await press(t('split'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(splitPricePeriod)),
        act: open,
        shows: [
          t('splitPeriod'),
          showDateRange(language, calendarDay(period.firstNight), calendarDay(period.lastNight)),
          t('secondBegins'),
          t('secondPrice'),
          currencyName(language, 'EUR'),
        ],
      },
      empty: {
        answers: atProperty(silenceTo(splitPricePeriod)),
        act: async () => {
          await open()
          await press(t('split'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(refusalOf(splitPricePeriod, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: {
        answers: atProperty(lossOf(splitPricePeriod)),
        act: send,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: atProperty(silenceTo(splitPricePeriod)), act: send, shows: [t('secondBegins')] },
    }
  },
})
