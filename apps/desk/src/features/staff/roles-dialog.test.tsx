import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readSaver } from '@sarai/wire/desk/savers.ts'
import { changeStaffRoles, listStaff } from '@sarai/wire/desk/staff.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo, inTurn, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, pick, press, tick } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/staff/messages.en.ts'
import { fa } from '#features/staff/messages.fa.ts'
import { leila } from '#features/staff/testing/leila.ts'
import { en as rolesEn } from '#shared/roles/role-words.en.ts'
import { fa as rolesFa } from '#shared/roles/role-words.fa.ts'
import { desk } from '#testing/desk.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'

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

const say = translator('en', { en, fa })
const { form, stepUp } = commonWords('en')
const people = (...rows: (typeof leila)[]) => answerTo(listStaff, { rows, next: null })
const changed: typeof leila = { ...leila, version: 4, roles: ['finance', 'reservations'] }

async function openMeanwhile() {
  const drawn = await drawScreen(desk, '/staff', {
    language: 'en',
    answers: [
      inTurn(people(leila), people(changed)),
      answerTo(changeStaffRoles, null),
      answerTo(readSaver, { name: 'Babak Amini' }),
    ],
  })
  await press(say('actionsFor', leila))
  await pick(en.changeRoles)
  const sent = async () => {
    await expect.poll(() => drawn.asked.find(({ method }) => method === 'PUT')).toBeDefined()
    return drawn.asked.find(({ method }) => method === 'PUT')?.json() as Promise<unknown>
  }
  return { sent }
}

test('what another admin changes meanwhile is shown while nothing is ticked, and kept', async () => {
  const { sent } = await openMeanwhile()
  tell({ what: 'staff', id: `${leila.id}` })
  await expect.element(page.getByRole('checkbox', { name: rolesEn.reservations })).toBeChecked()
  await tick(rolesEn.catalogue)
  await fill({ [stepUp('code')]: '123456' })
  await press(en.save)
  expect(await sent()).toEqual({ version: 4, roles: ['reservations', 'finance', 'catalogue'] })
})

test('what was ticked before another admin changed the roles names them, and the version that was seen', async () => {
  const { sent } = await openMeanwhile()
  await tick(rolesEn.catalogue)
  tell({ what: 'staff', id: `${leila.id}` })
  await expect.element(page.getByText(form('newerTitleBy', { name: 'Babak Amini' }))).toBeVisible()
  await fill({ [stepUp('code')]: '123456' })
  await press(en.save)
  expect(await sent()).toEqual({ version: 3, roles: ['finance', 'catalogue'] })
})
