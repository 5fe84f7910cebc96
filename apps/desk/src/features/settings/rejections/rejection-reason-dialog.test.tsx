import {
  addRejectionReason,
  editRejectionReason,
  listRejectionReasons,
  type RejectionReason,
} from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'

const full: RejectionReason = {
  id: 1,
  version: 1,
  nameEn: 'No room on these dates',
  nameFa: 'نبود اتاق در این تاریخ',
  sentenceEn: 'The hotel has no room left on these dates.',
  sentenceFa: 'هتل در این تاریخ‌ها اتاق خالی ندارد.',
  active: true,
}
const listed = answerTo(listRejectionReasons, [full])

describeScreen('a reason to reject requests', {
  app: desk,
  address: '/settings?tab=rejections',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const change = async () => {
      await press(t('edit', { name: language === 'fa' ? full.nameFa : full.nameEn }))
      await press(t('save'))
    }
    return {
      loaded: {
        answers: [listed, silenceTo(addRejectionReason)],
        act: () => press(t('addReason')),
        shows: [
          t('addReason'),
          t('nameEn'),
          t('nameFa'),
          t('sentenceEn'),
          t('sentenceFa'),
          t('clerksChoose'),
          t('save'),
        ],
      },
      empty: {
        answers: [listed, silenceTo(addRejectionReason)],
        act: async () => {
          await press(t('addReason'))
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [listed, refusalOf(editRejectionReason, 409, 'STATE_CHANGED')],
        act: change,
        shows: [full.sentenceEn, full.sentenceFa, problem('STATE_CHANGED')],
      },
      failing: { answers: [listed, lossOf(editRejectionReason)], act: change, shows: [form('lostTitle')] },
      slow: { answers: [listed, silenceTo(editRejectionReason)], act: change, shows: [full.sentenceEn] },
    }
  },
})
