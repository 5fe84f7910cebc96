import { copyPackage, readPackage } from '@sarai/wire/desk/packages.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, oneGroup } from '#features/packages/testing/a-package.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [
  answerTo(readPackage, autumn),
  answerTo(listProperties, { rows: [], total: 0, next: null }),
  oneGroup,
  answer,
]

describeScreen('copying a package', {
  app: desk,
  address: '/packages/3',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const send = async () => {
      await press(t('copy'))
      await press(t('copy'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(copyPackage)),
        act: () => press(t('copy')),
        shows: [
          t('copyTitle'),
          t('copyNote', { hotels: autumn.hotels, rooms: autumn.rooms }),
          t('titleEn'),
          autumn.titleEn,
          t('titleFa'),
          autumn.titleFa,
          t('availableFrom'),
          t('availableUntil'),
          t('datesOfPrices'),
          t('shift'),
          t('shiftNote'),
          t('keep'),
          t('keepNote'),
        ],
      },
      empty: {
        answers: answering(silenceTo(copyPackage)),
        act: async () => {
          await press(t('copy'))
          await fill({ [t('titleEn')]: '' })
          await press(t('copy'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(copyPackage, 404, 'NOT_FOUND')),
        act: send,
        shows: [problem('NOT_FOUND')],
      },
      failing: { answers: answering(lossOf(copyPackage)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(copyPackage)), act: send, shows: [t('copyTitle')] },
    }
  },
})
