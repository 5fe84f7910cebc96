import { publishPackage, readPackage } from '@sarai/wire/desk/packages.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { showDateRange, showFullDateRange, showLongDateTime } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, oneGroup, pera, peraRow } from '#features/packages/testing/a-package.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const oneHotel = answerTo(listProperties, { rows: [peraRow], total: 1, next: null })
const noHotels = answerTo(listProperties, { rows: [], total: 0, next: null })
const bare = { ...autumn, groups: [], hotels: 0, hotelsOnSale: 0, hasPrices: false }

describeScreen('a package', {
  app: desk,
  address: '/packages/3',
  words: { en, fa },
  states: (t, { kit, frame, field, problem, language }) => ({
    loaded: {
      answers: [answerTo(readPackage, autumn), oneHotel, oneGroup],
      shows: [
        language === 'fa' ? autumn.titleFa : autumn.titleEn,
        t('draft'),
        t('spreadsheet'),
        t('copy'),
        t('edit'),
        t('publish'),
        `${t('availableDates')} ${showFullDateRange(language, calendarDay('2026-10-01'), calendarDay('2026-12-20'))}`,
        t('days', { count: 81 }),
        `${t('currency')} ${currencyName(language, 'EUR')}`,
        t('currencyFixed'),
        `${t('groups')} ${language === 'fa' ? 'همکاران طلایی' : 'Gold partners'}`,
        t('groupsSome'),
        `${t('lastEdited')} ${showLongDateTime(language, Date.parse(autumn.editedAt))}`,
        t('onSale', { count: 5 }),
        t('addHotel'),
        frame('search'),
        t('hotelSearchHint'),
        language === 'fa' ? pera.nameFa : pera.nameEn,
        field('stars', { count: 4.5 }),
        language === 'fa' ? pera.placeFa : pera.placeEn,
        t('onSaleNow'),
        boardName(language, 'HB'),
        showDateRange(language, calendarDay('2026-10-05'), calendarDay('2026-12-15')),
        t('rooms'),
        showNumber(language, 3),
        showPrice(language, 12_000, 'EUR'),
      ],
      showsWide: [t('status'), t('board'), t('priceFrom')],
    },
    empty: {
      answers: [answerTo(readPackage, bare), noHotels, oneGroup],
      shows: [t('noHotelsTitle'), t('noHotelsText'), t('everybody'), t('groupsNone'), t('currencyHint')],
    },
    failing: {
      answers: [failureOf(readPackage), noHotels, oneGroup],
      shows: [t('package'), kit('loadFailed'), kit('retry')],
    },
    refused: {
      answers: [answerTo(readPackage, bare), noHotels, oneGroup, refusalOf(publishPackage, 409, 'NOTHING_TO_SELL')],
      act: async () => {
        await press(t('publish'))
        await press(t('publish'))
      },
      shows: [problem('NOTHING_TO_SELL')],
    },
    slow: { answers: [silenceTo(readPackage), noHotels, oneGroup], shows: [kit('loading')] },
  }),
})
