import { inviteColleague, listColleagues, listInvitations } from '@sarai/wire/portal/colleagues.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const answering = (answer: Answer) => [answerTo(listColleagues, []), answerTo(listInvitations, []), answer]

describeScreen('inviting a colleague', {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { form, stepUp, problem }) => {
    const open = () => press(t('invite'))
    const send = async () => {
      await open()
      const typed = { firstName: 'Leila', lastName: 'Moradi', email: 'leila@parvazasia.example' }
      await fill({ [t('firstName')]: typed.firstName, [t('lastName')]: typed.lastName, [t('email')]: typed.email })
      await fill({ [stepUp('password')]: 'Caravan2026' })
      await press(t('send'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(inviteColleague)),
        act: open,
        shows: [t('inviteNote'), t('firstName'), t('lastName'), t('emailHint'), t('agentNote'), stepUp('password')],
      },
      empty: {
        answers: answering(silenceTo(inviteColleague)),
        act: async () => {
          await open()
          await press(t('send'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(inviteColleague, 409, 'ALREADY_INVITED')),
        act: send,
        shows: [problem('ALREADY_INVITED')],
      },
      failing: { answers: answering(lossOf(inviteColleague)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(inviteColleague)), act: send, shows: [t('send')] },
    }
  },
})
