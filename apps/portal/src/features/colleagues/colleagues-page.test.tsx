import { listColleagues, listInvitations, type ColleagueDTO } from '@sarai/wire/portal/colleagues.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const nasrin: ColleagueDTO = {
  Id: 1,
  FirstName: 'Nasrin',
  LastName: 'Rahimi',
  Email: 'nasrin@parvazasia.example',
  Role: 'owner',
  IsDisabled: false,
  IsMe: true,
}
const babak: ColleagueDTO = {
  ...nasrin,
  Id: 2,
  FirstName: 'Babak',
  Role: 'agent',
  Email: 'babak@parvazasia.example',
  IsMe: false,
}
const noInvitation = answerTo(listInvitations, [])

describeScreen('the colleagues', {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { kit, problem }) => ({
    loaded: {
      answers: [answerTo(listColleagues, [nasrin, babak]), noInvitation],
      shows: [t('title'), t('people', { count: 2 }), 'Babak Rahimi', t('agent'), t('you'), t('invite')],
    },
    empty: { answers: [answerTo(listColleagues, [nasrin]), noInvitation], shows: [t('alone')] },
    failing: { answers: [failureOf(listColleagues), noInvitation], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [refusalOf(listColleagues, 403, 'FORBIDDEN'), noInvitation],
      shows: [problem('FORBIDDEN')],
    },
    slow: { answers: [silenceTo(listColleagues), noInvitation], shows: [t('title'), kit('loading')] },
  }),
})
