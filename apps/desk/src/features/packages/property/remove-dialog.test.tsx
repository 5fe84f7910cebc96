import { removeProperty } from '@sarai/wire/desk/properties.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { pera } from '#features/packages/testing/a-package.ts'
import { atProperty } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

describeScreen('removing a hotel from a draft', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
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
