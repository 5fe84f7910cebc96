import { readProperty } from '@sarai/wire/desk/properties.ts'
import { previewStayPrice } from '@sarai/wire/desk/stay-price.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { showDate, showDateRange } from '@sarai/locale/date/date-display.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, pera } from '#features/packages/testing/a-package.ts'
import { atProperty, closedStay, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const [room] = peraInAutumn.roomTypes
const bare = { ...peraInAutumn, roomTypes: [], specialDates: [], closedNights: [] }

describeScreen('a hotel in a package', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { kit, field, problem, language }) => {
    const inLanguage = (english: string, persian: string) => (language === 'fa' ? persian : english)
    const price = (minor: number) => showPrice(language, minor, 'EUR')
    const difference = (minor: number) => showDifference(language, minor, 'EUR')
    const nights = (first: string, last: string) => showDateRange(language, calendarDay(first), calendarDay(last))
    const roomName = inLanguage(room!.nameEn, room!.nameFa)
    return {
      loaded: {
        answers: atProperty(answerTo(previewStayPrice, closedStay)),
        shows: [
          inLanguage(autumn.titleEn, autumn.titleFa),
          inLanguage(pera.nameEn, pera.nameFa),
          field('stars', { count: 4.5 }),
          t('onSaleNow'),
          `${inLanguage(pera.placeEn, pera.placeFa)} · ${boardName(language, 'HB')} · ${nights('2026-10-05', '2026-12-15')}`,

          t('roomTypes'),
          t('addRoom'),
          `${viewName(language, 'sea')} · ${boardName(language, 'FB')}`,
          t('offSale'),
          t('removeRoom'),
          t('editRoom'),
          t('addPeriod'),
          sayRoomRules(language, { baseCapacity: 2, rules: room! }),
          `${t('basePrice')} ${price(12_000)}`,
          `${t('partExtraBed')} ${price(4_100)}`,
          `${t('partChildWithBed')} ${price(3_200)}`,
          `${t('partChildNoBed')} ${price(1_300)}`,
          t('dragHint'),
          t('pricesOf', { room: roomName }),
          `${t('nights')} ${t('price')} ${t('actions')}`,
          nights('2026-10-10', '2026-10-31'),
          `${t('nightCount', { count: 22 })} ${price(15_500)}`,
          t('editPeriod'),
          t('splitPeriod'),
          t('removePeriod'),
          t('setPriceHere'),
          t('outsideDates'),

          t('specialDates'),
          t('addSpecial'),
          inLanguage('Republic Day', 'روز جمهوری'),
          `${nights('2026-10-28', '2026-10-29')} · ${t('allRooms')}`,
          `${t('partRoom')} ${difference(2_500)}`,
          `${t('partExtraBed')} ${difference(-600)}`,
          t('editSpecial'),
          t('removeSpecial'),

          t('closedNights'),
          t('closeNights'),
          `${nights('2026-11-20', '2026-11-22')} ${roomName}`,
          t('reopenNights'),

          t('previewTitle'),
          t('previewNote'),
          t('roomType'),
          t('asGroup'),
          t('withoutGroup'),
          t('checkIn'),
          t('checkOut'),
          t('notBookable'),
          problem('DATES_CLOSED', closedStay.whyNot!.values),
          t('nightByNight'),
          `${t('night')} ${t('partRoom')} ${t('specialDate')} ${t('commission')}`,
          showDate(language, calendarDay('2026-10-28')),
          `${price(15_500)} ${difference(2_500)} ${price(1_000)}`,
          `${t('totalPrice')} ${price(18_000)}`,
          `${t('totalCommission')} ${price(-1_000)}`,
          `${t('finalPrice')} ${price(17_000)}`,
        ],
      },
      empty: {
        answers: atProperty(answerTo(readProperty, bare)),
        shows: [
          t('noRoomsTitle'),
          t('noRoomsText'),
          t('addRoom'),
          t('noSpecialsTitle'),
          t('noSpecialsText'),
          t('noClosedNights'),
        ],
      },
      failing: { answers: atProperty(failureOf(readProperty)), shows: [t('hotel'), kit('loadFailed'), kit('retry')] },
      // The room was removed while somebody looked at what it costs.
      refused: {
        answers: atProperty(refusalOf(previewStayPrice, 404, 'NOT_FOUND')),
        shows: [t('previewTitle'), problem('NOT_FOUND'), kit('retry')],
      },
      slow: { answers: atProperty(silenceTo(readProperty)), shows: [kit('loading')] },
    }
  },
})
