import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'
import { aCheck } from '#features/new-request/review/testing/a-review.ts'
import { reviewApp } from '#features/new-request/review/testing/review-story.tsx'
import { flightNames } from '#features/new-request/testing/sold.ts'

describeScreen('the fares of a request', {
  app: reviewApp(),
  address: '/reservations/new',
  words: { en, fa },
  proves: '[wizard-19]',
  states: (t, { language, kit, problem }) => {
    const amount = (minor: number) => showMoney(language, moneyOf(minor, 'EUR'))
    const special = showMoneyDifference(language, moneyOf(700, 'EUR'))
    return {
      loaded: {
        answers: [aCheck(), ...flightNames],
        act: () => press(t('fare')),
        shows: [
          t('fareLegend'),
          'Deluxe Double',
          'Standard Single',
          amount(8_200),
          special,
          amount(2_000),
          amount(11_100),
          amount(10_200),
          amount(54_400),
          t('totalPrice'),
          amount(91_000),
          t('totalCommission'),
          amount(-10_000),
          t('finalPrice'),
          amount(81_000),
        ],
      },
      failing: { answers: [failureOf(validateRequest)], shows: [t('notCheckedTitle')] },
      refused: {
        answers: [refusalOf(validateRequest, 409, 'HOTEL_INACTIVE')],
        shows: [problem('HOTEL_INACTIVE'), t('toHotel')],
      },
      slow: { answers: [silenceTo(validateRequest)], shows: [kit('loading')] },
    }
  },
})
