import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listRequests, type ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { msPerHour, msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import { showDeadline, showTime, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/requests/messages.en.ts'
import { fa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf } from '#features/requests/testing/some-requests.ts'
import { en as deadlineEn } from '#shared/deadline/messages.en.ts'
import { fa as deadlineFa } from '#shared/deadline/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const words = { en, fa }
const cell = () =>
  page
    .getByRole('row', { name: /R-10482/ })
    .getByRole('cell')
    .nth(4)

async function draw(language: 'en' | 'fa', changes: Partial<ListedRequest>) {
  const answers = [answerTo(listRequests, aListOf([aListedRequest(language, changes)]))]
  await drawScreen(portal, '/reservations/list', { language, answers })
}
const unpaid = (left: number) => {
  const at = new Date(Date.now() + left).toISOString()
  return { State: 'PaymentPending', Turn: 'agency', TurnDueAt: at, DeadlineAt: at } as const
}

test.each(drawnLanguages('a deadline is the time'))(
  'a deadline is the time left, in Tehran and at the hotel, in %s',
  async (language) => {
    const changes = unpaid(3 * msPerHour + 30_000)
    await draw(language, { ...changes, HotelTimeZone: 'Asia/Tokyo' })
    await expect.element(cell().getByText(language === 'en' ? '3 h left' : '۳ ساعت مانده')).toBeVisible()
    const at = Date.parse(changes.TurnDueAt)
    for (const zone of [tehran, 'Asia/Tokyo'])
      await expect.element(cell().getByText(showTime(language, at, zone), { exact: false })).toBeVisible()
  },
)

test.each(drawnLanguages('a deadline of another day'))(
  'a deadline of another day names it once, in %s',
  async (language) => {
    const at = Date.parse('2031-12-01T12:00:00.000Z')
    const zone = 'Europe/Istanbul'
    await draw(language, { ...unpaid(0), TurnDueAt: new Date(at).toISOString(), HotelTimeZone: zone })
    const times = { tehran: showDeadline(language, at), hotel: showTime(language, at, zone) }
    await expect.element(cell().getByText(translator(language, words)('bothTimes', times))).toBeVisible()
  },
)

test('a deadline of another day names that of the hotel where it differs', async () => {
  const at = Date.parse('2031-12-01T12:00:00.000Z')
  const zone = 'Pacific/Auckland'
  await draw('en', { ...unpaid(0), TurnDueAt: new Date(at).toISOString(), HotelTimeZone: zone })
  await expect.element(cell().getByText('Mon 1 Dec, 15:30 Tehran · Tue 2 Dec, 01:00 at the hotel')).toBeVisible()
})

test.each([
  ['three hours', 3 * msPerHour, 'text-ink'],
  ['under two', 2 * msPerHour - msPerMinute, 'text-on-warning-soft'],
  ['under one', msPerHour - msPerMinute, 'text-error'],
  ['the last minutes', 9 * msPerMinute, 'text-error'],
])('%s before it, a deadline has its colour beside its words', async (_, left, colour) => {
  await draw('en', unpaid(left))
  await expect.element(cell().getByText(/left$/)).toHaveClass(colour)
})

test.each(drawnLanguages('a clock that stands still'))(
  'a clock that stands still says what is kept, in %s',
  async (language) => {
    const t = translator(language, { en: deadlineEn, fa: deadlineFa })
    const DeadlineAt = '2031-12-01T12:00:00.000Z'
    await draw(language, {
      State: 'PaymentPending',
      Turn: 'finance',
      TurnDueAt: null,
      DeadlineAt,
      DeadlineHeldSince: '2031-12-01T05:55:00.000Z',
    })
    const time = language === 'en' ? '6 h 5 min' : '۶ ساعت و ۵ دقیقه'
    for (const text of [t('stopped'), t('kept', { time })]) await expect.element(cell().getByText(text)).toBeVisible()
  },
)

test.each(drawnLanguages('what was not paid'))(
  'what was not paid in time says until when it may be revived, in %s',
  async (language) => {
    const t = translator(language, words)
    const until = Date.now() + 3 * msPerHour + 30_000
    const TurnDueAt = new Date(until).toISOString()
    await draw(language, { State: 'Cancelled', Turn: 'agency', TurnDueAt, ReviveUntil: TurnDueAt })
    await expect.element(cell().getByText(language === 'en' ? '3 h left' : '۳ ساعت مانده')).toBeVisible()
    await expect.element(cell().getByText(t('reviveBy', { time: showDeadline(language, until) }))).toBeVisible()
    const next = page.getByRole('cell').filter({ hasText: t('reviveNext') })
    await expect.element(next.getByText(t('yourTurn'), { exact: true })).toBeVisible()
    expect(next.getByText(t('closed'), { exact: true }).all()).toEqual([])
  },
)

// A moment later the server says that it is nobody's turn.
test.each(['agency', 'nobody'] as const)('what can be revived no more says so (turn: %s)', async (Turn) => {
  const expired = { State: 'Cancelled', Turn, TurnDueAt: null } as const
  await draw('en', { ...expired, ReviveUntil: new Date(Date.now() - msPerMinute).toISOString() })
  const next = page.getByRole('cell').filter({ hasText: en.expiredNext })
  await expect.element(next.getByText(en.closed, { exact: true })).toBeVisible()
  await expect.element(cell().getByText('—')).toBeVisible()
})

test.each(drawnLanguages('what is booked says'))(
  'what is booked says when the guests arrive, in %s',
  async (language) => {
    const t = translator(language, words)
    const today = todayIn(tehran, Date.now())
    const booked = { State: 'Confirmed', Turn: 'nobody', TurnDueAt: null, CheckOutDate: '2099-01-01' } as const
    const rows = [7, 0, -1].map((days) =>
      aListedRequest(language, { ...booked, Id: 10 + days, CheckInDate: addDays(today, days) }),
    )
    await drawScreen(portal, '/reservations/list', { language, answers: [answerTo(listRequests, aListOf(rows))] })
    const texts = [t('arrivesIn', { days: showQuantity(language, 7, 'day') }), t('arrivesToday'), '—']
    for (const text of texts) await expect.element(page.getByRole('cell').getByText(text)).toBeVisible()
  },
)
