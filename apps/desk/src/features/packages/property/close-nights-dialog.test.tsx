import { closeNights } from '@sarai/wire/desk/closed-nights.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

describeScreen('closing nights', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => press(t('closeNights'))
    const send = async () => {
      await open()
      await fill({ [t('firstNight')]: '2026-11-01', [t('lastNight')]: '2026-11-03' })
      await press(t('closeNights'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(closeNights)),
        act: open,
        shows: [t('closeNightsText'), t('firstNight'), t('lastNight'), t('forRooms'), t('allRooms'), t('closeNights')],
      },
      empty: {
        answers: atProperty(silenceTo(closeNights)),
        act: async () => {
          await open()
          await press(t('closeNights'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(refusalOf(closeNights, 400, 'VALIDATION_FAILED', { fields: ['roomTypeId'] })),
        act: send,
        shows: [problem('VALIDATION_FAILED')],
      },
      failing: { answers: atProperty(lossOf(closeNights)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: atProperty(silenceTo(closeNights)), act: send, shows: [t('closeNightsText')] },
    }
  },
})
