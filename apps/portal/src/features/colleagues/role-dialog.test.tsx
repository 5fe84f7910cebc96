import { changeColleague } from '@sarai/wire/portal/colleagues.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, pick, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { aTeam } from '#features/colleagues/testing/team.ts'
import { portal } from '#testing/portal.ts'

describeScreen('the role of a colleague', {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { form, stepUp, problem }) => {
    const nasrin = { name: 'Nasrin Rahimi' }
    const open = async () => {
      await press(t('actionsFor', nasrin))
      await pick(t('changeRole'))
    }
    const send = async () => {
      await open()
      await fill({ [stepUp('password')]: 'Caravan2026' })
      await press(t('save'))
    }
    const roles = [t('owner'), t('ownerNote'), t('agent'), t('agentNote'), t('accountant'), t('accountantNote')]
    return {
      loaded: {
        answers: aTeam,
        act: open,
        shows: [t('roleTitle', nasrin), t('roleNote'), ...roles, stepUp('password'), stepUp('passwordHint'), t('save')],
      },
      empty: {
        answers: aTeam,
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [...aTeam, refusalOf(changeColleague, 409, 'LAST_OWNER')],
        act: send,
        shows: [problem('LAST_OWNER'), t('roleTitle', nasrin)],
      },
      failing: {
        answers: [...aTeam, lossOf(changeColleague)],
        act: send,
        shows: [form('lostTitle'), form('lostText'), t('roleTitle', nasrin)],
      },
      slow: { answers: [...aTeam, silenceTo(changeColleague)], act: send, shows: [t('roleTitle', nasrin)] },
    }
  },
})
