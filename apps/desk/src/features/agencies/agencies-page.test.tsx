import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMobile } from '@sarai/locale/text/mobile.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/agencies/messages.en.ts'
import { fa } from '#features/agencies/messages.fa.ts'
import { waiting } from '#features/agencies/testing/parvaz-asia.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const groups = answerTo(listAgencyGroups, [gold])
const nobody = { rows: [], total: 0, next: null }
const screen = { app: desk, address: '/agencies', words: { en, fa } } as const

describeScreen('the agencies', {
  ...screen,
  states: (t, { language, kit, problem }) => {
    const who = [waiting.name, waiting.managerName, waiting.email, showMobile(waiting.mobile)]
    const tabs = [t('waiting'), t('approvedTab'), t('restricted'), t('suspended'), t('rejected'), t('all')]
    const since = showShortDateTime(language, Date.parse(waiting.registeredAt))
    return {
      loaded: {
        answers: [answerTo(listAgencies, { rows: [waiting], total: 1, next: null }), groups],
        shows: [t('searchHint'), ...tabs, ...who, since, t('approve')],
        showsWide: [t('contact'), t('since'), t('action')],
      },
      empty: { answers: [answerTo(listAgencies, nobody), groups], shows: [t('emptyTitle'), t('emptyText')] },
      failing: { answers: [failureOf(listAgencies), groups], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listAgencies, 403, 'FORBIDDEN'), groups], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listAgencies), groups], shows: [t('searchHint'), kit('loading')] },
    }
  },
})

const decided = { ...waiting, status: 'read-only', group: 'gold', decidedAt: '2026-11-14T06:12:00Z' } as const

describeView('an agency that was decided on shows how it stands, its group and since when', {
  ...screen,
  address: '/agencies?tab=restricted',
  shown: (t, { language }) => ({
    answers: [answerTo(listAgencies, { rows: [decided], total: 1, next: null }), groups],
    shows: [
      language === 'fa' ? gold.nameFa : gold.nameEn,
      showShortDateTime(language, Date.parse(decided.decidedAt)),
      t('decided'),
    ],
    showsWide: [t('status')],
  }),
})

describeView('a status that no agency has', {
  ...screen,
  address: '/agencies?tab=suspended',
  shown: (t) => ({ answers: [answerTo(listAgencies, nobody), groups], shows: [t('noneTitle'), t('noneText')] }),
})
