import { readPackage } from '@sarai/wire/desk/packages.ts'
import { addProperty, findHotelsToAdd, listProperties } from '@sarai/wire/desk/properties.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { choose, press } from '@sarai/frame/testing/hands.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, oneGroup, pera } from '#features/packages/testing/a-package.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [
  answerTo(readPackage, autumn),
  answerTo(listProperties, { rows: [], total: 0, next: null }),
  oneGroup,
  answerTo(findHotelsToAdd, [pera]),
  answer,
]

describeScreen('adding a hotel to a package', {
  app: desk,
  address: '/packages/3',
  words: { en, fa },
  states: (t, { form, field, problem, language }) => {
    const open = () => press(t('addHotel'))
    const send = async () => {
      await open()
      await choose(t('hotel'), language === 'fa' ? pera.nameFa : pera.nameEn)
      await press(t('add'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(addProperty)),
        act: open,
        shows: [
          t('addHotel'),
          field('fromLetters', { count: 2 }),
          t('hotelHint'),
          t('board'),
          boardName(language, 'BB'),
          t('availableFrom'),
          t('availableUntil'),
          t('add'),
        ],
      },
      empty: {
        answers: answering(silenceTo(addProperty)),
        act: async () => {
          await open()
          await press(t('add'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(addProperty, 400, 'HOTEL_IN_PACKAGE', { fields: ['hotelId'] })),
        act: send,
        shows: [problem('HOTEL_IN_PACKAGE')],
      },
      failing: { answers: answering(lossOf(addProperty)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: {
        answers: answering(silenceTo(addProperty)),
        act: send,
        shows: [language === 'fa' ? pera.placeFa : pera.placeEn],
      },
    }
  },
})
