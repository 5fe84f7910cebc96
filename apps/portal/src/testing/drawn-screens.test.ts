import { expect, test } from 'vitest'
import { listColleagues, listInvitations } from '@sarai/wire/portal/colleagues.ts'
import { answerTo, failureOf, refusalOf } from '@sarai/frame/testing/answers.ts'
import { proveState, type Screen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/colleagues/messages.en.ts'
import { fa } from '#features/colleagues/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const me = {
  Id: 1,
  Version: 1,
  FirstName: 'Nasrin',
  LastName: 'Rahimi',
  Email: 'n@parvazasia.example',
  IsDisabled: false,
  RoleBy: null,
}
const alone = answerTo(listColleagues, [{ ...me, Role: 'owner', IsMe: true }])
const uninvited = answerTo(listInvitations, [])

const screen: Screen<typeof en> = {
  app: portal,
  address: '/account/colleagues',
  words: { en, fa },
  states: (t, { kit, problem }) => ({
    loaded: { answers: [alone, uninvited], act: () => press(t('invite')), shows: [t('inviteNote')] },
    empty: { answers: [alone, uninvited], shows: [t('alone')] },
    failing: { answers: [failureOf(listColleagues), uninvited], shows: [kit('loadFailed')] },
    refused: { answers: [refusalOf(listColleagues, 403, 'FORBIDDEN'), uninvited], shows: [problem('FORBIDDEN')] },
  }),
}

test.each([
  ['the label of a field', 'loaded', '[role=dialog] label'],
  ['what an empty list says', 'empty', 'main p'],
  ['an error state', 'failing', 'main [role=alert]'],
  ['a refusal in its own place, though the snackbar says it', 'refused', 'main [role=alert]'],
] as const)('sabotage: a screen without %s does not pass', async (_, kind, takesAway) => {
  const sabotage = { takesAway, patienceMs: 100 }
  await expect(proveState(screen, kind, { language: 'en' }, sabotage)).rejects.toThrow()
})
