import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeColleague, listColleagues } from '@sarai/wire/portal/colleagues.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { fill, pick, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { aTeam, babak, nasrin as owner } from '#features/colleagues/testing/team.ts'
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

test('the role that another owner gave meanwhile is the one that is changed', async () => {
  const team = (...colleagues: (typeof owner)[]) => answerTo(listColleagues, colleagues)
  const { asked } = await drawScreen(portal, '/account/colleagues', {
    language: 'en',
    answers: [
      inTurn(team(owner, babak), team(owner, { ...babak, Version: 3, Role: 'accountant' })),
      ...aTeam,
      answerTo(changeColleague, null),
    ],
  })
  await press(translator('en', { en, fa })('actionsFor', { name: 'Babak Rahimi' }))
  await pick(en.changeRole)
  tell({ what: 'colleague', id: '7' })
  await expect.element(page.getByRole('radio', { name: en.accountant, exact: false })).toBeChecked()
  await fill({ [commonWords('en').stepUp('password')]: 'Caravan2026' })
  await press(en.save)
  await expect.poll(() => asked.find(({ method }) => method === 'PUT')).toBeDefined()
  expect(await asked.find(({ method }) => method === 'PUT')?.json()).toEqual({ Version: 3, Role: 'accountant' })
})

test.each(drawnLanguages('an owner who was slower'))(
  'an owner who was slower is told who gave the other role (%s)',
  async (language) => {
    const team = (...colleagues: (typeof owner)[]) => answerTo(listColleagues, colleagues)
    const changed = { ...babak, Version: 3, Role: 'accountant' as const, RoleBy: 'Nasrin Rahimi' }
    await drawScreen(portal, '/account/colleagues', {
      language,
      answers: [inTurn(team(owner, babak), team(owner, changed)), ...aTeam],
    })
    const say = translator(language, { en, fa })
    const { form } = commonWords(language)
    await press(say('actionsFor', { name: 'Babak Rahimi' }))
    await pick(say('changeRole'))
    await page.getByRole('radio', { name: say('owner'), exact: false }).click({ force: true })
    tell({ what: 'colleague', id: '7' })
    await expectShown([form('newerTitleBy', { name: 'Nasrin Rahimi' })])
  },
)
