import { page } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readCommissions, readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { listPictures } from '@sarai/wire/portal/house.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { listPackages, listUpdatedHotels } from '@sarai/wire/portal/price-lists.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx'
import { answerTo, serveAnswers } from '@sarai/frame/testing/answers.ts'

const statistics: ReplyOf<typeof readStatistics> = {
  invoicedNumber: 11,
  waitForPaymentNumber: 22,
  confirmedNumber: 33,
  rejectedNumber: 44,
  canceledNumber: 55,
  total: 165,
  unreadNotes: [
    { id: 7, reserveNumber: '10482', state: 'PaymentPending', unreadNoteCount: 2 },
    { id: 9, reserveNumber: '10490', state: 'Requested', unreadNoteCount: 1 },
  ],
}
const hotel = {
  HotelName: 'Galata',
  HotelGrade: 4.5,
  Commission: 1200,
  ExtraCommission: 300,
  Currency: 'EUR',
  CurrencySign: '€',
}
const periods = [
  { FromDate: '2026-11-14', ToDate: '2026-12-20', PromotedHotels: [hotel] },
  { FromDate: '2026-12-21', ToDate: '2027-01-05', PromotedHotels: [{ ...hotel, HotelName: 'Pera' }] },
  {
    FromDate: '2027-01-06',
    ToDate: '2027-03-20',
    PromotedHotels: [{ ...hotel, HotelName: 'Yali', ExtraCommission: null }],
  },
]
const offered = {
  id: 3,
  accommodationPackageId: 3,
  partyId: 1,
  partyName: 'Sarai',
  userId: 1,
  userName: 'Kaveh',
  title: 'Istanbul in winter',
  availableSince: '2026-11-14',
  availableUntil: '2026-12-20',
  lastEditDateTime: '2026-11-14T06:12:00Z',
  lastDownloadDateTime: null,
  changedSinceDownload: false,
}

function draw(changes: Partial<typeof statistics> = {}) {
  serveAnswers([
    answerTo(readProfileSummary, {
      UserName: 'Nasrin Rahimi',
      AgencyName: 'Parvaz Asia',
      Role: 'owner',
      ShouldVerifyEmail: false,
    }),
    answerTo(readStatistics, { ...statistics, ...changes }),
    answerTo(readCommissions, { Title: 'Gold', AgencyGroupCommissionHotels: periods }),
    answerTo(listPictures, []),
    answerTo(listPackages, [offered]),
    answerTo(listUpdatedHotels, []),
  ])
  drawPage(<DashboardPage />, '/dashboard')
}

const said = {
  en: {
    statistics: 'Your requests',
    tiles: [
      ['Invoiced', '11', 'New'],
      ['Payment Pending', '22', 'PaymentPending'],
      ['Confirmed', '33', 'Confirmed'],
      ['Rejected', '44', 'Rejected'],
    ],
    commissions: 'Promoted-hotel commissions',
    periods: [
      ['14 Nov 2026 – 20 Dec 2026', '23 Aban 1405 – 29 Azar 1405'],
      ['21 Dec 2026 – 5 Jan 2027', '30 Azar 1405 – 15 Dey 1405'],
      ['6 Jan 2027 – 20 Mar 2027', '16 Dey 1405 – 29 Esfand 1405'],
    ],
    unit: 'per room per night',
    packages: 'Available packages',
    unread: 'Unread messages',
    none: 'No Unread Messages',
    request: 'Request 10482',
    view: /^View request \W?10482/,
  },
  fa: {
    statistics: 'درخواست‌های شما',
    tiles: [
      ['فاکتورشده', '۱۱', 'New'],
      ['در انتظار پرداخت', '۲۲', 'PaymentPending'],
      ['تأییدشده', '۳۳', 'Confirmed'],
      ['ردشده', '۴۴', 'Rejected'],
    ],
    commissions: 'کمیسیون هتل‌های ویژه',
    periods: [
      ['۲۳ آبان ۱۴۰۵ تا ۲۹ آذر ۱۴۰۵', '۱۴ نوامبر ۲۰۲۶ تا ۲۰ دسامبر ۲۰۲۶'],
      ['۳۰ آذر ۱۴۰۵ تا ۱۵ دی ۱۴۰۵', '۲۱ دسامبر ۲۰۲۶ تا ۵ ژانویه ۲۰۲۷'],
      ['۱۶ دی ۱۴۰۵ تا ۲۹ اسفند ۱۴۰۵', '۶ ژانویه ۲۰۲۷ تا ۲۰ مارس ۲۰۲۷'],
    ],
    unit: 'هر اتاق در هر شب',
    packages: 'پکیج‌های موجود',
    unread: 'پیام‌های خوانده‌نشده',
    none: 'پیام خوانده‌نشده‌ای ندارید',
    request: 'درخواست 10482',
    view: /^مشاهده درخواست .?10482/,
  },
} as const

describe.each(['en', 'fa'] as const)('the dashboard in %s', (language) => {
  const words = said[language]
  beforeEach(async () => {
    await page.viewport(1440, 900)
    speak(language)
  })

  test('counts the requests in four tiles, each of which leads to its list [dash-02]', async () => {
    draw()
    const tiles = page.getByRole('region', { name: words.statistics })
    for (const [name, count, state] of words.tiles) {
      const link = tiles.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', `/reservations/list?state=${state}`)
      await expect.element(tiles.getByText(count, { exact: true })).toBeVisible()
    }
    expect(tiles.getByRole('link').all()).toHaveLength(4)
  })

  test('groups the commissions by period in both calendars, the first two open [dash-04] [shell-11]', async () => {
    draw()
    const commissions = page.getByRole('region', { name: words.commissions })
    for (const [index, [own, other]] of words.periods.entries()) {
      const period = commissions.getByRole('button', { name: own, exact: false })
      await expect.element(period).toHaveAttribute('aria-expanded', String(index < 2))
      await expect.element(period.getByText(other, { exact: true })).toBeVisible()
    }
    await expect.element(commissions.getByText('Galata')).toBeVisible()
    await expect.element(commissions.getByText(words.unit).first()).toBeVisible()
    await expect.element(commissions.getByText('Yali')).not.toBeVisible()
    await commissions.getByRole('button', { name: words.periods[2][0], exact: false }).click()
    await expect.element(commissions.getByText('Yali')).toBeVisible()
    await commissions.getByRole('button', { name: words.periods[0][0], exact: false }).click()
    await expect.element(commissions.getByText('Galata')).not.toBeVisible()
  })

  test('shows from when until when a package is sold, in both calendars [dash-05] [shell-11]', async () => {
    draw()
    const packages = page.getByRole('region', { name: words.packages })
    for (const range of words.periods[0]) await expect.element(packages.getByText(range, { exact: true })).toBeVisible()
  })

  test('lists the unread messages with their request and the way to it [dash-06]', async () => {
    draw()
    const unread = page.getByRole('region', { name: words.unread })
    await expect.element(unread.getByText(words.request)).toBeVisible()
    await expect
      .element(unread.getByRole('link', { name: words.view }))
      .toHaveAttribute('href', '/reservations/reservation-details/7')
    expect(unread.getByRole('listitem').all()).toHaveLength(2)
  })

  test('says that there are no unread messages [dash-06]', async () => {
    draw({ unreadNotes: [] })
    await expect.element(page.getByRole('region', { name: words.unread }).getByText(words.none)).toBeVisible()
  })
})
