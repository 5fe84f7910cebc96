import { addPaymentChoice, editPaymentChoice, listPaymentChoices } from '@sarai/wire/desk/settings.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { mellat } from '#testing/the-house.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(listPaymentChoices, [mellat]), answer]

describeScreen('a bank', {
  app: desk,
  address: '/settings?tab=banks',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const name = language === 'fa' ? mellat.nameFa : mellat.nameEn
    const edit = () => press(t('edit', { name }))
    const save = async () => {
      await edit()
      await fill({ [t('nameEn')]: 'Bank Mellat' })
      await press(t('save'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(editPaymentChoice)),
        act: edit,
        shows: [t('edit', { name }), t('nameEn'), mellat.nameEn, t('nameFa'), mellat.nameFa, t('inUse'), t('save')],
      },
      empty: {
        answers: answering(silenceTo(addPaymentChoice)),
        act: async () => {
          await press(t('addBank'))
          await press(t('save'))
        },
        shows: [t('addBank'), form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(editPaymentChoice, 409, 'STATE_CHANGED')),
        act: save,
        shows: [problem('STATE_CHANGED')],
      },
      failing: {
        answers: answering(lossOf(editPaymentChoice)),
        act: save,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: answering(silenceTo(editPaymentChoice)), act: save, shows: [t('inUse')] },
    }
  },
})
