import { reopenNights } from '@sarai/wire/desk/closed-nights.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

describeView('nights are opened again after a question that names them', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  shown: (t, { language }) => ({
    answers: atProperty(silenceTo(reopenNights)),
    act: () => press(t('reopenNights')),
    shows: [
      t('reopenTitle', { nights: showDateRange(language, calendarDay('2026-11-20'), calendarDay('2026-11-22')) }),
      t('reopenText'),
      t('reopenNights'),
    ],
  }),
})
