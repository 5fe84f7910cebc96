import { addHotel, listHotels, listPlaces } from '@sarai/wire/desk/hotels.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { choose, fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'
import { galata, peraDetails } from '#features/hotels/testing/a-hotel.ts'
import { placeName } from '#shared/place-name.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [
  answerTo(listHotels, { rows: [], total: 0, next: null }),
  answerTo(listPlaces, [galata]),
  answer,
]

describeScreen('adding a hotel', {
  app: desk,
  address: '/hotels',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('newHotel'))
    const send = async () => {
      await open()
      await fill({ [t('nameEn')]: peraDetails.nameEn, [t('nameFa')]: peraDetails.nameFa })
      await choose(t('place'), placeName(language, galata))
      await press(t('add'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(addHotel)),
        act: open,
        shows: [
          t('newHotel'),
          t('newNote'),
          t('nameEn'),
          t('nameFa'),
          t('place'),
          t('placeHint'),
          t('grade'),
          t('address'),
          t('descriptionEn'),
          t('descriptionFa'),
          t('add'),
        ],
      },
      empty: {
        answers: answering(silenceTo(addHotel)),
        act: async () => {
          await open()
          await press(t('add'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(addHotel, 400, 'VALIDATION_FAILED', { fields: ['placeId'] })),
        act: send,
        shows: [problem('VALIDATION_FAILED')],
      },
      failing: { answers: answering(lossOf(addHotel)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: {
        answers: answering(silenceTo(addHotel)),
        act: send,
        shows: [t('timeZoneOf', { zone: galata.timeZone }), t('add')],
      },
    }
  },
})
