import { describeHotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { readHotel } from '@sarai/wire/desk/hotels.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'
import { peraDetails } from '#features/hotels/testing/a-hotel.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(readHotel, peraDetails), answer]

describeScreen('describing a picture', {
  app: desk,
  address: '/hotels/7',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const sendAs = async (altEn: string, altFa: string) => {
      await press(t('describe', { number: 1 }))
      await fill({ [t('altEn')]: altEn, [t('altFa')]: altFa })
      await press(t('save'))
    }
    const send = () => sendAs('The lobby at night', 'لابی هتل در شب')
    return {
      loaded: {
        answers: answering(silenceTo(describeHotelPicture)),
        act: () => press(t('describe', { number: 1 })),
        shows: [
          t('describeTitle'),
          t('describeNote'),
          t('altEn'),
          t('altEnHint'),
          'The lobby',
          t('altFa'),
          t('altFaHint'),
          'لابی هتل',
          t('save'),
        ],
      },
      // Words are asked for, not demanded.
      empty: {
        answers: answering(answerTo(describeHotelPicture, null)),
        act: () => sendAs('', ''),
        shows: [t('described')],
      },
      refused: {
        answers: answering(refusalOf(describeHotelPicture, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: answering(lossOf(describeHotelPicture)), act: send, shows: [form('lostTitle')] },
      slow: { answers: answering(silenceTo(describeHotelPicture)), act: send, shows: [t('save')] },
    }
  },
})
