import { addSavedReply, editSavedReply, listSavedReplies } from '@sarai/wire/desk/requests/saved-replies.ts'
import { answerTo, failureOf, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { hotelAsked, payNow } from '#testing/some-replies.ts'

const screen = { app: desk, address: '/settings?tab=replies', words: { en, fa } } as const
const listed = answerTo(listSavedReplies, [hotelAsked, { ...payNow, active: false }])

describeScreen('a saved reply', {
  ...screen,
  states: (t, { language, form, problem }) => {
    const change = async () => {
      await press(t('edit', { name: language === 'fa' ? hotelAsked.nameFa : hotelAsked.nameEn }))
      await press(t('save'))
    }
    return {
      loaded: {
        answers: [listed, silenceTo(addSavedReply)],
        act: () => press(t('addReply')),
        shows: [
          t('nameEn'),
          t('nameFa'),
          t('textEn'),
          '{number} {hotel} {check-in} {check-out} {agency} {deadline}',
          t('textFa'),
          '{شماره} {هتل} {ورود} {خروج} {آژانس} {مهلت}',
          t('clerksChoose'),
          t('save'),
        ],
      },
      empty: {
        answers: [listed, silenceTo(addSavedReply)],
        act: async () => {
          await press(t('addReply'))
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [listed, refusalOf(editSavedReply, 409, 'STATE_CHANGED')],
        act: change,
        shows: [hotelAsked.textEn, hotelAsked.textFa, problem('STATE_CHANGED')],
      },
      failing: { answers: [listed, lossOf(editSavedReply)], act: change, shows: [form('lostTitle')] },
      slow: { answers: [listed, silenceTo(editSavedReply)], act: change, shows: [hotelAsked.textEn] },
    }
  },
})

describeView('a saved reply with a word that nothing is filled in for', {
  ...screen,
  shown: (t, { form }) => ({
    answers: [listed, silenceTo(addSavedReply)],
    act: async () => {
      await press(t('addReply'))
      await fill({ [t('textEn')]: 'Dear {customer}' })
      await press(t('save'))
    },
    shows: [form('wrongReplyText')],
  }),
})

describeScreen('the saved replies', {
  ...screen,
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [listed],
      shows: [
        t('repliesNote'),
        t('active'),
        t('inactive'),
        ...(language === 'fa' ? [hotelAsked.nameFa, hotelAsked.textFa] : [hotelAsked.nameEn, hotelAsked.textEn]),
      ],
    },
    empty: { answers: [answerTo(listSavedReplies, [])], shows: [t('repliesEmpty'), t('repliesEmptyText')] },
    failing: { answers: [failureOf(listSavedReplies)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listSavedReplies, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listSavedReplies)], shows: [t('repliesNote'), kit('loading')] },
  }),
})
