import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { readAgency, type AgencyDetails } from '@sarai/wire/desk/agencies.ts'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { showMobile } from '@sarai/locale/text/mobile.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { fill } from '@sarai/frame/testing/hands.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { en } from '#features/agencies/messages.en.ts'
import { fa } from '#features/agencies/messages.fa.ts'
import { alike, parvazAsia } from '#features/agencies/testing/parvaz-asia.ts'
import { en as tableEn } from '#shared/activity/activity-words.en.ts'
import { fa as tableFa } from '#shared/activity/activity-words.fa.ts'
import { anApproval } from '#shared/activity/testing/an-approval.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const known: AgencyDetails = {
  ...parvazAsia,
  status: 'approved',
  group: 'gold',
  decidedAt: '2026-11-14T06:12:00Z',
  decidedBy: 'Kaveh Ardalan',
  reason: 'The licence was shown',
  openSessions: 2,
  decisions: ['restrict', 'suspend'],
  mailToResend: 'approved',
  users: [
    {
      id: 3,
      name: 'Babak Rahimi',
      email: 'babak@parvazasia.example',
      role: 'accountant',
      isEmailVerified: false,
      isDisabled: true,
    },
  ],
  notes: [{ id: 1, text: 'Pays late', writtenBy: 'Omid Karimi', writtenAt: '2026-11-13T06:12:00Z' }],
  duplicates: [alike],
}
const activity = (rows: (typeof anApproval)[]) =>
  answerTo(listActivity, { rows, next: null, asked: { who: null, agency: null } })
const answering = (agency: AgencyDetails, rows = [anApproval]) => [
  answerTo(readAgency, agency),
  answerTo(listAgencyGroups, [gold]),
  activity(rows),
]
const screen = { app: desk, address: '/agencies/7', words: { en, fa } } as const

describeScreen('an agency', {
  ...screen,
  states: (t, { language, kit, frame }) => {
    const when = (instant: string) => showShortDateTime(language, Date.parse(instant))
    const table = translator(language, { en: tableEn, fa: tableFa })
    const names = [t('manager'), t('registered'), t('email'), t('mobile'), t('language'), t('sessions'), t('group')]
    const facts = [known.managerName, when(known.registeredAt), known.email, showMobile(known.mobile), t('persian')]
    const standing = [t('sessionCount', { count: 2 }), language === 'fa' ? gold.nameFa : gold.nameEn, t('change')]
    const decision = [t('lastDecision'), t('decidedBy', { when: when(known.decidedAt!), name: known.decidedBy! })]
    const user = ['Babak Rahimi', 'babak@parvazasia.example', t('accountant'), t('disabled'), t('notVerified')]
    const notes = [t('notes'), t('notesNote'), t('note'), t('addNote'), 'Pays late', 'Omid Karimi']
    const steps = [t('restrict'), t('suspend'), t('resendApproved')]
    const others = [t('duplicatesTitle'), alike.name, t('sameMobile')]
    return {
      loaded: {
        answers: answering(known),
        shows: [
          known.name,
          ...others,
          ...steps,
          t('facts'),
          ...names,
          ...facts,
          ...standing,
          ...decision,
          known.reason!,
          t('users'),
          ...user,
          ...notes,
          t('activity'),
          table('agency-approve'),
        ],
      },
      empty: {
        answers: answering(parvazAsia, []),
        shows: [t('noNotes'), table('emptyTitle'), table('emptyText'), t('noGroup')],
      },
      failing: { answers: [failureOf(readAgency)], shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [refusalOf(readAgency, 404, 'NOT_FOUND')],
        shows: [frame('goneTitle'), frame('goneText'), frame('backTo', { page: t('title') })],
      },
      slow: { answers: [silenceTo(readAgency)], shows: [kit('loading')] },
    }
  },
})

const lost: AgencyDetails = { ...parvazAsia, status: 'rejected', hasLostAddress: true, decisions: [] }

describeView('an agency that lost its address says why it is rejected', {
  ...screen,
  shown: (t) => ({ answers: answering(lost), shows: [t('addressLostTitle'), t('addressLost')] }),
})

test('an agency that the desk rejected says nothing of an address', async () => {
  const answers = answering({ ...lost, reason: 'Unknown', hasLostAddress: false })
  await drawScreen(desk, '/agencies/7', { answers, language: 'en' })
  await expect.element(page.getByText('Unknown')).toBeVisible()
  expect(page.getByText(en.addressLostTitle).elements()).toEqual([])
})

test('an agency shows at once that another one which looks like it has registered', async () => {
  const [, ...others] = answering(parvazAsia, [])
  const twice = inTurn(answerTo(readAgency, parvazAsia), answerTo(readAgency, { ...parvazAsia, duplicates: [alike] }))
  await drawScreen(desk, '/agencies/7', { answers: [twice, ...others], language: 'en' })
  await expect.element(page.getByRole('heading', { name: parvazAsia.name })).toBeVisible()
  tell({ what: 'agency', id: `${alike.id}` })
  await expect.element(page.getByText(alike.name)).toBeVisible()
})

test.each(drawnLanguages('a note about an agency that is not kept'))(
  'a note that was typed and not kept is asked about before the tab is closed, in %s',
  async (language) => {
    const closesAtOnce = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const note = translator(language, { en, fa })('note')
    await drawScreen(desk, '/agencies/7', { answers: answering(parvazAsia), language })
    await expect.element(page.getByRole('textbox', { name: note })).toBeVisible()
    expect(closesAtOnce()).toBe(true)
    await fill({ [note]: 'Pays late again' })
    await expect.poll(closesAtOnce).toBe(false)
    await fill({ [note]: ' ' })
    await expect.poll(closesAtOnce).toBe(true)
  },
)
