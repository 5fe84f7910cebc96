import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { listAlternatives } from '@sarai/wire/portal/life/alternatives.ts'
import { readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, callsTo, failureOf, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as formEn } from '@sarai/frame/form/form-words.en.ts'
import { en as kitEn } from '@sarai/ui/kit/words.en.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/details/alternatives/messages.en.ts'
import { fa } from '#features/requests/details/alternatives/messages.fa.ts'
import { anAlternative, aRequest } from '#features/requests/testing/some-requests.ts'
import { en as detailsEn } from '#features/requests/details/messages.en.ts'
import { fa as detailsFa } from '#features/requests/details/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const as = (Role: 'agent' | 'accountant') =>
  answerTo(readProfileSummary, { UserName: 'Mina Karimi', AgencyName: 'Parvaz Asia', Role, ShouldVerifyEmail: false })
const rejected = (language: Language) =>
  answerTo(
    readRequest,
    aRequest(language, {
      State: 'Rejected',
      Turn: 'nobody',
      TurnDueAt: null,
      RejectionReason: 'Full.',
      HasAlternatives: true,
    }),
  )
const proposed = answerTo(listAlternatives, { Alternatives: [anAlternative()] })
const around = (language: Language) => [as('agent'), rejected(language), proposed, answerTo(readDraft, null)]

describeScreen('choosing another stay', {
  app: portal,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => press(t('choose'))
    const send = async () => {
      await open()
      await press(t('chooseNow'))
    }
    const question = t('chooseTitle', { hotel: 'Taksim Lale Hotel' })
    return {
      loaded: { answers: around(language), act: open, shows: [question, t('chooseText'), t('chooseNow')] },
      refused: {
        answers: [...around(language), refusalOf(saveDraft, 409, 'STATE_CHANGED')],
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [...around(language), lossOf(saveDraft)], act: send, shows: [form('lostTitle'), question] },
      slow: { answers: [...around(language), silenceTo(saveDraft)], act: send, shows: [question] },
    }
  },
})

const t = translator('en', { en, fa })
const euros = (minor: number) => showMoney('en', money(minor, 'EUR'))
const draw = (answers: Parameters<typeof drawScreen>[2]['answers']) =>
  drawScreen(portal, address, { language: 'en', width: 1440, answers })

test('a rejection shows what else there is at its price of now, and what it was', async () => {
  const moved = answerTo(listAlternatives, {
    Alternatives: [anAlternative(), anAlternative({ PriceNow: 41_000 }), anAlternative({ PriceNow: null })],
  })
  await draw([as('agent'), rejected('en'), moved])
  await expectShown([
    t('title'),
    'Taksim Lale Hotel',
    euros(38_000),
    euros(41_000),
    t('moved', { price: euros(38_000) }),
    t('gone'),
  ])
  expect(page.getByRole('button', { name: t('choose') }).all()).toHaveLength(2)
})

test.each(drawnLanguages('a rejection'))('a rejection leads on to what else there is (%s)', async (language) => {
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  await drawScreen(portal, address, { language, answers: around(language) })
  const next = page.getByRole('region', { name: details('whatNext') })
  await expect.element(next.getByText('Full.')).toBeVisible()
  await expect.element(next.getByText(details('rejectedInstead'))).toBeVisible()
  const { CheckInDate, CheckOutDate } = anAlternative()
  await expectShown([showDateRange(language, calendarDay(CheckInDate), calendarDay(CheckOutDate))])
})

test('what else there is stands before everything that was asked for', async () => {
  await drawScreen(portal, address, { language: 'fa', width: 390, answers: around('fa') })
  const card = page.getByRole('heading', { name: fa.title })
  await expect.element(card).toBeVisible()
  const summary = page.getByRole('heading', { name: detailsFa.summary, exact: true }).element()
  expect(card.element().compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('pressed again after an answer that was lost, it sends the very same: the server knows it by its key', async () => {
  const { asked } = await draw([...around('en'), lossOf(saveDraft)])
  await press(t('choose'))
  await press(t('chooseNow'))
  await expectShown([formEn.lostTitle])
  const before = callsTo(saveDraft, asked).length
  await press(t('chooseNow'))
  await expect.poll(() => callsTo(saveDraft, asked).length).toBeGreaterThan(before)
  const sent = await Promise.all(
    callsTo(saveDraft, asked).map(async (call) => [call.headers.get('idempotency-key'), await call.clone().text()]),
  )
  expect(new Set(sent.map(String)).size).toBe(1)
})

test('an accountant reads it and cannot choose', async () => {
  await draw([as('accountant'), rejected('en'), proposed])
  await expectShown([t('title')])
  await expect.element(page.getByRole('button', { name: t('choose') })).not.toBeInTheDocument()
})

test('what cannot be read says so in its place', async () => {
  await draw([as('agent'), rejected('en'), failureOf(listAlternatives)])
  await expect.element(page.getByText(kitEn.loadFailed).first()).toBeVisible()
})
