import { listHotels, listPlaces } from '@sarai/wire/desk/hotels.ts'
import { answerTo, failureOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'
import { galata, peraRow } from '#features/hotels/testing/a-hotel.ts'
import { placeName } from '#shared/place-name.ts'
import { desk } from '#testing/desk.ts'

const answering = (hotels: Answer) => [hotels, answerTo(listPlaces, [galata])]
const unsold = { ...peraRow, id: 8, active: false, picture: null, pictures: 0, packages: 0 }

describeScreen('the hotels', {
  app: desk,
  address: '/hotels',
  words: { en, fa },
  states: (t, { kit, frame, field, problem, language }) => ({
    loaded: {
      answers: answering(answerTo(listHotels, { rows: [peraRow, unsold], total: 2, next: null })),
      shows: [
        t('newHotel'),
        frame('search'),
        t('searchHint'),
        t('filterPlace'),
        t('filterPlaceHint'),
        t('filterActive'),
        peraRow.nameEn,
        peraRow.nameFa,
        placeName(language, galata),
        field('stars', { count: 4.5 }),
        t('packageCount', { count: 3 }),
        t('notSold'),
        t('onSale'),
        t('offSale'),
      ],
      showsWide: [
        t('place'),
        t('stars'),
        t('pictures'),
        t('pictureCount', { count: 2 }),
        t('noPictures'),
        t('sold'),
        t('edited'),
        showShortDateTime(language, Date.parse(peraRow.editedAt)),
      ],
    },
    empty: {
      answers: answering(answerTo(listHotels, { rows: [], total: 0, next: null })),
      shows: [t('emptyTitle'), t('emptyText')],
    },
    failing: { answers: answering(failureOf(listHotels)), shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: answering(refusalOf(listHotels, 403, 'FORBIDDEN')), shows: [problem('FORBIDDEN')] },
    slow: { answers: answering(silenceTo(listHotels)), shows: [t('newHotel'), kit('loading')] },
  }),
})
