import { listRateHistory, listRates, readHouse } from '@sarai/wire/desk/settings.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { showDate, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { house, rate } from '#testing/the-house.ts'

describeView('the history of a rate', {
  app: desk,
  address: '/settings?tab=rates',
  words: { en, fa },
  shown: (t, { language }) => {
    const money = (amount: number, currency: string) =>
      showMoney(language, { minor: BigInt(amount), currency: currency as Currency })
    return {
      answers: [
        answerTo(readHouse, house),
        answerTo(listRates, [rate]),
        answerTo(listRateHistory, { rows: [rate], next: 3 }),
      ],
      act: () => press(t('historyOf', rate)),
      shows: [
        t('historyTitle', rate),
        t('historyNote'),
        `${money(rate.fromAmount, rate.from)} = ${money(rate.toAmount, rate.to)}`,
        showDate(language, calendarDay(rate.day)),
        t('setAtBy', { when: showShortDateTime(language, Date.parse(rate.setAt)), name: rate.setBy! }),
        t('more'),
      ],
    }
  },
})
