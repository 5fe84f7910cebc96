import { listColleagues, listInvitations } from '@sarai/wire/portal/colleagues.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { aTeam, babak, leila, nasrin } from '#features/colleagues/testing/team.ts'
import { portal } from '#testing/portal.ts'

const noInvitation = answerTo(listInvitations, [])

describeScreen('the colleagues', {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { kit, problem }) => {
    const roles = [t('rolesTitle'), t('ownerNote'), t('agentNote'), t('accountantNote')]
    const [one, another] = [{ name: 'Babak Rahimi' }, { name: 'Leila Moradi' }]
    const team = [t('team'), t('people', { count: 3 }), babak.Email, t('you'), t('disabled')]
    const buttons = [t('actionsFor', one), t('resendNamed', another), t('withdrawNamed', another)]
    const invited = [t('open'), t('people', { count: 1 }), leila.Email, t('expired'), ...buttons]
    return {
      loaded: {
        answers: aTeam,
        shows: [t('note'), t('invite'), ...roles, ...team, ...invited],
      },
      empty: { answers: [answerTo(listColleagues, [nasrin]), noInvitation], shows: [t('alone')] },
      failing: { answers: [failureOf(listColleagues), noInvitation], shows: [kit('loadFailed'), kit('retry')] },
      // Invitations that could not be read do not look like nobody was invited.
      refused: {
        answers: [answerTo(listColleagues, [nasrin]), refusalOf(listInvitations, 403, 'FORBIDDEN')],
        shows: [t('open'), problem('FORBIDDEN'), kit('retry')],
      },
      slow: { answers: [silenceTo(listColleagues), noInvitation], shows: [t('title'), kit('loading')] },
    }
  },
})
