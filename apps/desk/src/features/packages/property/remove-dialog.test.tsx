import { removePricePeriod, removeSpecialDate } from '@sarai/wire/desk/prices.ts'
import { removeProperty } from '@sarai/wire/desk/properties.ts'
import { removeRoomType } from '@sarai/wire/desk/room-types.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { pera } from '#features/packages/testing/a-package.ts'
import { atProperty, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

const screen = { app: desk, address: '/packages/3/properties/31', words: { en, fa } } as const

describeScreen('removing a hotel from a draft', {
  ...screen,
  states: (t, { kit, form, problem, language }) => {
    const open = () => press(t('removeHotel'))
    const send = async () => {
      await open()
      await press(t('remove'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(removeProperty)),
        act: open,
        shows: [
          t('removeHotelTitle', { hotel: language === 'fa' ? pera.nameFa : pera.nameEn }),
          t('removeHotelText'),
          kit('cancel'),
        ],
      },
      refused: {
        answers: atProperty(refusalOf(removeProperty, 409, 'NOT_A_DRAFT')),
        act: send,
        shows: [problem('NOT_A_DRAFT')],
      },
      failing: { answers: atProperty(lossOf(removeProperty)), act: send, shows: [form('lostTitle')] },
      slow: { answers: atProperty(silenceTo(removeProperty)), act: send, shows: [t('removeHotelText')] },
    }
  },
})

const [room] = peraInAutumn.roomTypes
const [special] = peraInAutumn.specialDates

describeView('a room type is removed after a question that names it', {
  ...screen,
  shown: (t, { language }) => ({
    answers: atProperty(silenceTo(removeRoomType)),
    act: () => press(t('removeRoom')),
    shows: [t('removeRoomTitle', { room: language === 'fa' ? room!.nameFa : room!.nameEn }), t('removeRoomText')],
  }),
})

describeView('a price is removed after a question that names its nights', {
  ...screen,
  shown: (t, { language }) => {
    const { firstNight, lastNight } = room!.periods.at(-1)!
    return {
      answers: atProperty(silenceTo(removePricePeriod)),
      act: () => press(t('removePeriod')),
      shows: [
        t('removePeriodTitle', { nights: showDateRange(language, calendarDay(firstNight), calendarDay(lastNight)) }),
        t('removePeriodText'),
      ],
    }
  },
})

describeView('a special date is removed after a question that names it', {
  ...screen,
  shown: (t, { language }) => ({
    answers: atProperty(silenceTo(removeSpecialDate)),
    act: () => press(t('removeSpecial')),
    shows: [
      t('removeSpecialTitle', { title: language === 'fa' ? special!.titleFa : special!.titleEn }),
      t('removeSpecialText'),
    ],
  }),
})
