import { changeStaffRoles, listStaff } from '@sarai/wire/desk/staff.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, pick, press, tick } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/staff/messages.en.ts'
import { fa } from '#features/staff/messages.fa.ts'
import { leila } from '#features/staff/testing/leila.ts'
import { en as rolesEn } from '#shared/roles/role-words.en.ts'
import { fa as rolesFa } from '#shared/roles/role-words.fa.ts'
import { desk } from '#testing/desk.ts'

const answering = (answer: Answer) => [answerTo(listStaff, { rows: [leila], next: null }), answer]

describeScreen('changing the roles of a colleague', {
  app: desk,
  address: '/staff',
  words: { en: { ...en, ...rolesEn }, fa: { ...fa, ...rolesFa } },
  states: (t, { form, stepUp, problem }) => {
    const open = async () => {
      await press(t('actionsFor', leila))
      await pick(t('changeRoles'))
    }
    const send = async () => {
      await open()
      await tick(t('catalogue'))
      await fill({ [stepUp('code')]: '123456' })
      await press(t('save'))
    }
    const roles = [t('reservations'), t('finance'), t('catalogue'), t('admin')]
    return {
      loaded: {
        answers: answering(silenceTo(changeStaffRoles)),
        act: open,
        shows: [t('changeRoles'), leila.name, ...roles, t('rolesHint'), t('rolesNote'), stepUp('code')],
      },
      empty: {
        answers: answering(silenceTo(changeStaffRoles)),
        act: async () => {
          await open()
          await fill({ [stepUp('code')]: '123456' })
          await tick(t('finance'))
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(changeStaffRoles, 400, 'CODE_WRONG', { fields: ['proof'] })),
        act: send,
        shows: [problem('CODE_WRONG')],
      },
      failing: {
        answers: answering(lossOf(changeStaffRoles)),
        act: send,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: answering(silenceTo(changeStaffRoles)), act: send, shows: [t('rolesNote')] },
    }
  },
})
