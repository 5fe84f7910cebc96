import { inviteStaff, listStaff } from '@sarai/wire/desk/staff.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/staff/messages.en.ts'
import { fa } from '#features/staff/messages.fa.ts'
import { en as rolesEn } from '#shared/roles/role-words.en.ts'
import { fa as rolesFa } from '#shared/roles/role-words.fa.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(listStaff, { rows: [], next: null }), answer]

describeScreen('inviting somebody to the desk', {
  app: desk,
  address: '/staff',
  words: { en: { ...en, ...rolesEn }, fa: { ...fa, ...rolesFa } },
  states: (t, { form, stepUp, problem }) => {
    const open = () => press(t('invite'))
    const send = async () => {
      await open()
      await fill({ [t('email')]: 'babak@sarai.example' })
      await tick(t('finance'))
      await fill({ [stepUp('code')]: '123456' })
      await press(t('send'))
    }
    const roles = [t('reservations'), t('finance'), t('catalogue'), t('admin')]
    const mail = [t('email'), t('language'), t('english'), t('persian')]
    return {
      loaded: {
        answers: answering(silenceTo(inviteStaff)),
        act: open,
        shows: [t('inviteNote'), ...mail, t('roles'), ...roles, t('rolesHint'), stepUp('code'), stepUp('codeHint')],
      },
      empty: {
        answers: answering(silenceTo(inviteStaff)),
        act: async () => {
          await open()
          await press(t('send'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(inviteStaff, 409, 'STAFF_KNOWN', { fields: ['username'] })),
        act: send,
        shows: [problem('STAFF_KNOWN')],
      },
      failing: { answers: answering(lossOf(inviteStaff)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(inviteStaff)), act: send, shows: [t('send')] },
    }
  },
})
