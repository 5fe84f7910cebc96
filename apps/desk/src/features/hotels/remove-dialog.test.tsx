import { removeHotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { readHotel } from '@sarai/wire/desk/hotels.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/hotels/messages.en.ts'
import { fa } from '#features/hotels/messages.fa.ts'
import { peraDetails } from '#features/hotels/testing/a-hotel.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(readHotel, peraDetails), answer]

describeScreen('removing a picture', {
  app: desk,
  address: '/hotels/7',
  words: { en, fa },
  states: (t, { kit, form, problem }) => {
    const open = () => press(t('remove', { number: 2 }))
    const send = async () => {
      await open()
      await press(t('removeConfirm'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(removeHotelPicture)),
        act: open,
        shows: [t('removeTitle'), t('removeText'), t('removeConfirm'), kit('cancel')],
      },
      refused: {
        answers: answering(refusalOf(removeHotelPicture, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: answering(lossOf(removeHotelPicture)), act: send, shows: [form('lostTitle')] },
      slow: { answers: answering(silenceTo(removeHotelPicture)), act: send, shows: [t('removeText')] },
    }
  },
})
