import { withdrawInvitation } from '@sarai/wire/portal/colleagues.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { aTeam } from '#features/colleagues/testing/team.ts'
import { portal } from '#testing/portal.ts'

describeScreen('withdrawing an invitation', {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { kit, form, problem }) => {
    const leila = { name: 'Leila Moradi' }
    const open = () => press(t('withdrawNamed', leila))
    const send = async () => {
      await open()
      await press(t('withdraw'))
    }
    return {
      loaded: {
        answers: aTeam,
        act: open,
        shows: [t('withdrawTitle', leila), t('withdrawText'), kit('cancel')],
      },
      refused: {
        answers: [...aTeam, refusalOf(withdrawInvitation, 409, 'STATE_CHANGED')],
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: {
        answers: [...aTeam, lossOf(withdrawInvitation)],
        act: send,
        shows: [form('lostTitle'), form('lostText'), t('withdrawTitle', leila)],
      },
      slow: { answers: [...aTeam, silenceTo(withdrawInvitation)], act: send, shows: [t('withdrawTitle', leila)] },
    }
  },
})
