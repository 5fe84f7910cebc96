import { disableStaff, listStaff, resendInvitation, type StaffRow } from '@sarai/wire/desk/staff.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { fill, pick, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/staff/messages.en.ts'
import { fa } from '#features/staff/messages.fa.ts'
import { leila } from '#features/staff/testing/leila.ts'
import { desk } from '#testing/desk.ts'

const answering = (person: StaffRow, answer: Answer) => [answerTo(listStaff, { rows: [person], next: null }), answer]

describeScreen('shutting a colleague out', {
  app: desk,
  address: '/staff',
  words: { en, fa },
  states: (t, { form, stepUp, problem }) => {
    const open = async () => {
      await press(t('actionsFor', leila))
      await pick(t('disable'))
    }
    const send = async () => {
      await open()
      await fill({ [stepUp('code')]: '123456' })
      await press(t('disable'))
    }
    return {
      loaded: {
        answers: answering(leila, silenceTo(disableStaff)),
        act: open,
        shows: [t('disableTitle', leila), t('disableText'), t('disable'), stepUp('code'), stepUp('codeHint')],
      },
      empty: {
        answers: answering(leila, silenceTo(disableStaff)),
        act: async () => {
          await open()
          await press(t('disable'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(leila, refusalOf(disableStaff, 409, 'LAST_ADMIN')),
        act: send,
        shows: [problem('LAST_ADMIN')],
      },
      failing: {
        answers: answering(leila, lossOf(disableStaff)),
        act: send,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: answering(leila, silenceTo(disableStaff)), act: send, shows: [t('disableText')] },
    }
  },
})

const invited: StaffRow = { ...leila, name: '', state: 'invited', lastSeenAt: null }
const name = invited.username

describeScreen('sending an invitation again', {
  app: desk,
  address: '/staff',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = async () => {
      await press(t('actionsFor', { name }))
      await pick(t('resend'))
    }
    const send = async () => {
      await open()
      await press(t('resend'))
    }
    return {
      loaded: {
        answers: answering(invited, silenceTo(resendInvitation)),
        act: open,
        shows: [t('resendTitle', { name }), t('resendText'), t('resend')],
      },
      refused: {
        answers: answering(invited, refusalOf(resendInvitation, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: {
        answers: answering(invited, lossOf(resendInvitation)),
        act: send,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: answering(invited, silenceTo(resendInvitation)), act: send, shows: [t('resendText')] },
    }
  },
})

const kinds = { reset: { ...leila, hasFactor: true }, enable: { ...leila, state: 'disabled' } } as const

for (const kind of ['reset', 'enable'] as const) {
  describeView(`what it means to ${kind} a colleague`, {
    app: desk,
    address: '/staff',
    words: { en, fa },
    shown: (t, { stepUp }) => ({
      answers: [answerTo(listStaff, { rows: [kinds[kind]], next: null })],
      act: async () => {
        await press(t('actionsFor', leila))
        await pick(t(kind))
      },
      shows: [t(`${kind}Title`, leila), t(`${kind}Text`), t(kind), stepUp('code')],
    }),
  })
}
