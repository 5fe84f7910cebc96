import { changeColleague } from '@sarai/wire/portal/colleagues.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, pick, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { aTeam } from '#features/colleagues/testing/team.ts'
import { portal } from '#testing/portal.ts'

describeScreen('keeping a colleague out, and letting one in again', {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { kit, form, stepUp, problem }) => {
    const [babak, sara] = [{ name: 'Babak Rahimi' }, { name: 'Sara Rahimi' }]
    const open = async (step: 'disable' | 'enable') => {
      await press(t('actionsFor', step === 'disable' ? babak : sara))
      await pick(t(step))
    }
    const send = async (step: 'disable' | 'enable') => {
      await open(step)
      await fill({ [stepUp('password')]: 'Caravan2026' })
      await press(t(step))
    }
    return {
      loaded: {
        answers: aTeam,
        act: () => open('disable'),
        shows: [t('disableTitle', babak), t('disableText'), stepUp('password'), stepUp('passwordHint'), kit('cancel')],
      },
      empty: {
        answers: aTeam,
        act: async () => {
          await open('disable')
          await press(t('disable'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [...aTeam, refusalOf(changeColleague, 400, 'PASSWORD_WRONG', { fields: ['proof'] })],
        act: () => send('disable'),
        shows: [problem('PASSWORD_WRONG'), t('disableTitle', babak)],
      },
      failing: {
        answers: [...aTeam, lossOf(changeColleague)],
        act: () => send('enable'),
        shows: [t('enableTitle', sara), t('enableText'), form('lostTitle'), form('lostText')],
      },
      slow: {
        answers: [...aTeam, silenceTo(changeColleague)],
        act: () => send('enable'),
        shows: [t('enableTitle', sara)],
      },
    }
  },
})
