import { listStaff } from '@sarai/wire/desk/staff.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/staff/messages.en.ts'
import { fa } from '#features/staff/messages.fa.ts'
import { leila } from '#features/staff/testing/leila.ts'
import { desk } from '#testing/desk.ts'

const nobody = { rows: [], next: null }

describeScreen('the staff', {
  app: desk,
  address: '/staff',
  words: { en, fa },
  states: (t, { kit, problem }) => ({
    loaded: {
      answers: [answerTo(listStaff, { rows: [leila], next: null })],
      shows: [t('title'), t('note'), 'Leila Moradi', t('active'), t('noFactor'), t('invite')],
    },
    empty: { answers: [answerTo(listStaff, nobody)], shows: [t('emptyTitle'), t('emptyText')] },
    failing: { answers: [failureOf(listStaff)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listStaff, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listStaff)], shows: [t('title'), kit('loading')] },
  }),
})
