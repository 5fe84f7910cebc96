import { page } from 'vitest/browser'
import { beforeEach, describe, expect, test, onTestFinished } from 'vitest'
import { readProfileSummary } from '@sarai/wire/portal/accounts.ts'
import { readCommissions, readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { listPictures } from '@sarai/wire/portal/house.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { listPackages, listUpdatedHotels } from '@sarai/wire/portal/price-lists.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { drawnLanguages, drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showFullDateRange } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { adOpen } from '@sarai/ui/booking/ad-open.ts'
import { en as commissionEn } from '@sarai/ui/booking/commission-words.en.ts'
import { fa as commissionFa } from '@sarai/ui/booking/commission-words.fa.ts'
import { en as stateEn } from '@sarai/ui/booking/state-words.en.ts'
import { fa as stateFa } from '@sarai/ui/booking/state-words.fa.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { DashboardPage } from '#features/dashboard/dashboard-page.tsx'
import { en } from '#features/dashboard/messages.en.ts'
import { fa } from '#features/dashboard/messages.fa.ts'
import {
  answerTo,
  failureOf,
  heldUntil,
  inTurn,
  refusalOf,
  serveAnswers,
  silenceTo,
} from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { watchWhatMoves } from '@sarai/frame/testing/what-moves.ts'
import { setClientView } from '#shared/client-view/client-view.ts'
import { session } from '#shared/session.ts'
import { portal } from '#testing/portal.ts'

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
  { FromDate: '2026-11-14', ToDate: '2026-12-20', PromotedHotels: [hotel], HasMoreHotels: false },
  {
    FromDate: '2026-12-21',
    ToDate: '2027-01-05',
    PromotedHotels: [{ ...hotel, HotelName: 'Pera' }],
    HasMoreHotels: false,
  },
  {
    FromDate: '2027-01-06',
    ToDate: '2027-03-20',
    PromotedHotels: [{ ...hotel, HotelName: 'Yali', ExtraCommission: null }],
    HasMoreHotels: false,
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

const ad: ReplyOf<typeof listPictures>[number] = {
  id: 5,
  title: 'Winter in Istanbul',
  url: 'data:,',
  sources: 'data:, 640w',
  text: 'Seven nights for the price of six',
  link: '/reservations/new',
}
const laleh = { Id: 8, AccommodationPackageId: 3, LatinTitle: 'Laleh', Title: 'Laleh', Star: 4.5 }
const updated = answerTo(listUpdatedHotels, [{ ...laleh, LastEditDateTime: '2026-11-14T06:12:00Z' }])

/** Figures that stand nowhere else on the page. */
const counted: typeof statistics = {
  ...statistics,
  invoicedNumber: 1301,
  waitForPaymentNumber: 1302,
  confirmedNumber: 1303,
  rejectedNumber: 1304,
  unreadNotes: [{ id: 7, reserveNumber: '10482', state: 'Requested', unreadNoteCount: 2 }],
}
/** What the dashboard reads besides the packages. */
const others = [
  answerTo(readStatistics, counted),
  answerTo(readCommissions, { Title: 'Gold', AgencyGroupCommissionHotels: periods, HasMorePeriods: false }),
  answerTo(listPictures, [ad]),
]

describeScreen('the dashboard', {
  app: portal,
  address: '/dashboard',
  words: { en: { ...stateEn, ...commissionEn, ...en }, fa: { ...stateFa, ...commissionFa, ...fa } },
  states: (t, { language, kit, problem }) => {
    const counts = [1301, 1302, 1303, 1304].map((count) => showNumber(language, count))
    const tiles = [t('statistics'), t('New'), t('PaymentPending'), t('Confirmed'), t('Rejected'), ...counts]
    const offer = [t('adsRegion'), ad.title, ad.text, adOpen[language]]
    const dates = showFullDateRange(language, calendarDay('2026-11-14'), calendarDay('2026-12-20'))
    const listed = [t('packages'), t('packagesActive', { count: 1 }), offered.title, dates, t('changed'), laleh.Title]
    const download = [t('download'), t('downloadOf', { name: offered.title }), t('updatedHotels')]
    const asked = { number: '10482' }
    const messages = [
      t('unread'),
      t('unreadCount', { count: 2 }),
      t('request', asked),
      t('viewOf', asked),
      t('Requested'),
    ]
    const earned = showMoney(language, money(hotel.Commission, 'EUR'))
    const extra = t('extra', { amount: showMoney(language, money(hotel.ExtraCommission, 'EUR')) })
    const paid = [t('commissions'), t('hotels', { count: 1 }), hotel.HotelName, earned, extra, t('unit')]
    const packages = answerTo(listPackages, [{ ...offered, changedSinceDownload: true }])
    const nothing = [t('noPackages'), t('noPackagesText'), t('none'), t('noneText')]
    return {
      loaded: {
        answers: [...others, packages, updated],
        shows: [
          t('paymentsWait', { count: 1302 }),
          t('refresh'),
          ...offer,
          ...tiles,
          ...listed,
          ...download,
          ...messages,
          ...paid,
        ],
      },
      empty: {
        answers: [
          answerTo(readStatistics, { ...statistics, waitForPaymentNumber: 0, unreadNotes: [] }),
          answerTo(readCommissions, { Title: '', AgencyGroupCommissionHotels: [], HasMorePeriods: false }),
          answerTo(listPictures, []),
          answerTo(listPackages, []),
          answerTo(listUpdatedHotels, []),
        ],
        shows: [t('nothingWaits'), t('noUnread'), t('noUnreadText'), ...nothing],
      },
      failing: {
        answers: [...others, failureOf(listPackages), updated],
        // One part fails, and the others go on.
        shows: [t('packages'), kit('loadFailed'), kit('retry'), ad.title, extra],
      },
      refused: {
        answers: [...others, refusalOf(listPackages, 403, 'FORBIDDEN'), updated],
        shows: [problem('FORBIDDEN'), kit('retry')],
      },
      slow: {
        answers: [readStatistics, readCommissions, listPictures, listPackages, listUpdatedHotels].map(silenceTo),
        shows: [t('New'), t('unread'), kit('loading')],
      },
    }
  },
})

describe.each(drawnLanguages('the dashboard of a phone'))('the dashboard of a phone, in %s', (language) => {
  const words = { en, fa }[language]
  const shouldVerify = answerTo(readProfileSummary, {
    UserName: 'Nasrin Rahimi',
    AgencyName: 'Parvaz Asia',
    Role: 'owner',
    ShouldVerifyEmail: true,
  })
  const answers = [shouldVerify, ...others, answerTo(listPackages, [offered]), updated]

  test('begins with what waits for the user, then the price lists, then the offers', async () => {
    await drawScreen(portal, '/dashboard', { language, width: 390, answers })
    await expectShown([ad.title, offered.title, words.commissions])
    const tops = [words.verifyTitle, words.statistics, words.unread, words.packages, words.adsRegion].map((name) =>
      name === words.verifyTitle
        ? page.getByRole('main').getByText(name).element().getBoundingClientRect().top
        : page.getByRole('region', { name }).element().getBoundingClientRect().top,
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(tops.length)
  })

  test('tells of the e-mail that is not verified, and leads there; a wide one has its sidebar for it', async () => {
    await drawScreen(portal, '/dashboard', { language, width: 390, answers })
    const verify = page.getByRole('main').getByRole('link', { name: words.verify })
    await expect.element(verify).toHaveAttribute('href', '/account/verify-email')
    await page.viewport(1440, 900)
    await expect.element(verify).not.toBeInTheDocument()
  })

  test('draws a part once those above it have their size', async () => {
    const slow = [silenceTo(readStatistics), answerTo(listPictures, [ad])]
    const quick = [answerTo(listPackages, [offered]), updated]
    const paid = answerTo(readCommissions, { Title: '', AgencyGroupCommissionHotels: [], HasMorePeriods: false })
    await drawScreen(portal, '/dashboard', { language, width: 390, answers: [...slow, ...quick, paid] })
    await expectShown([words.unread])
    expect(document.body.innerText).not.toContain(offered.title)
    // Not for ever: what was read is shown.
    await expectShown([offered.title])
  })
})

test.each(drawnWidths('stays where it is'))(
  'stays where it is while its parts come in, the last one first (%s, %i px)',
  async (language, width) => {
    const parts = [
      answerTo(listPackages, [offered, { ...offered, id: 4, accommodationPackageId: 4 }]),
      updated,
      answerTo(readCommissions, { Title: 'Gold', AgencyGroupCommissionHotels: periods, HasMorePeriods: false }),
      answerTo(listPictures, [ad]),
      answerTo(readStatistics, statistics),
      answerTo(readProfileSummary, {
        UserName: 'Nasrin Rahimi',
        AgencyName: 'Parvaz Asia',
        Role: 'owner',
        ShouldVerifyEmail: true,
      }),
    ]
    const held = parts.map((part) => ({ part, moment: Promise.withResolvers<void>() }))
    const answers = held.map(({ part, moment }) => heldUntil(moment.promise, part))
    await drawScreen(portal, '/dashboard', { language, width, answers })
    await expectShown([{ en, fa }[language].greeting])
    const whatMoved = watchWhatMoves()
    for (const { moment } of held) {
      moment.resolve()
      await new Promise((pass) => setTimeout(pass, 80))
    }
    await expectShown([offered.title, ad.title, hotel.HotelName])
    await new Promise((pass) => setTimeout(pass, 200))
    const { moved, told } = whatMoved()
    expect(moved < 0.05 ? [] : told).toEqual([])
  },
)

test('a client sees no commissions on the dashboard', async () => {
  session.begin('of.the.test')
  setClientView(true)
  onTestFinished(() => setClientView(false))
  const answers = [...others, answerTo(listPackages, [offered]), updated]
  await drawScreen(portal, '/dashboard', { language: 'en', answers })
  await expectShown([offered.title, en.unread])
  expect(document.body.innerText).not.toContain(en.commissions)
})

test.each([
  [
    'commissions',
    readCommissions,
    answerTo(readCommissions, { Title: '', AgencyGroupCommissionHotels: [], HasMorePeriods: false }),
    commissionEn.none,
  ],
  ['offers', listPictures, answerTo(listPictures, [ad]), ad.title],
] as const)('%s that could not be read say so, and are tried again alone', async (_, read, answer, text) => {
  const broken = inTurn(refusalOf(read, 403, 'FORBIDDEN'), answer)
  const answers = [broken, ...others, answerTo(listPackages, [offered]), updated]
  const { asked } = await drawScreen(portal, '/dashboard', { language: 'en', answers })
  const alert = page.getByRole('main').getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expectShown([offered.title, en.lastUpdated.replace('{time}', '')])
  const before = asked.length
  await alert.getByRole('button').click()
  await expectShown([text])
  expect(asked.length - before).toBe(1)
})

function draw(changes: Partial<typeof statistics> = {}, earned: Partial<ReplyOf<typeof readCommissions>> = {}) {
  serveAnswers([
    answerTo(readProfileSummary, {
      UserName: 'Nasrin Rahimi',
      AgencyName: 'Parvaz Asia',
      Role: 'owner',
      ShouldVerifyEmail: false,
    }),
    answerTo(readStatistics, { ...statistics, ...changes }),
    answerTo(readCommissions, {
      Title: 'Gold',
      AgencyGroupCommissionHotels: periods,
      HasMorePeriods: false,
      ...earned,
    }),
    answerTo(listPictures, []),
    answerTo(listPackages, [offered]),
    answerTo(listUpdatedHotels, []),
  ])
  drawPage(<DashboardPage />, '/dashboard')
}

const said = {
  en: {
    ...en,
    tiles: [
      [stateEn.New, '11', 'New'],
      [stateEn.PaymentPending, '22', 'PaymentPending'],
      [stateEn.Confirmed, '33', 'Confirmed'],
      [stateEn.Rejected, '44', 'Rejected'],
    ],
    periods: [
      ['14 Nov 2026 – 20 Dec 2026', '23 Aban 1405 – 29 Azar 1405'],
      ['21 Dec 2026 – 5 Jan 2027', '30 Azar 1405 – 15 Dey 1405'],
      ['6 Jan 2027 – 20 Mar 2027', '16 Dey 1405 – 29 Esfand 1405'],
    ],
    unit: commissionEn.unit,
    commission: commissionEn,
    best: 'Show the 30 best-paid hotels',
    moreThan: 'More than 30 hotels',
    number: 'Request 10482',
    link: /^View request \W?10482/,
  },
  fa: {
    ...fa,
    tiles: [
      [stateFa.New, '۱۱', 'New'],
      [stateFa.PaymentPending, '۲۲', 'PaymentPending'],
      [stateFa.Confirmed, '۳۳', 'Confirmed'],
      [stateFa.Rejected, '۴۴', 'Rejected'],
    ],
    periods: [
      ['۲۳ آبان ۱۴۰۵ تا ۲۹ آذر ۱۴۰۵', '۱۴ نوامبر ۲۰۲۶ تا ۲۰ دسامبر ۲۰۲۶'],
      ['۳۰ آذر ۱۴۰۵ تا ۱۵ دی ۱۴۰۵', '۲۱ دسامبر ۲۰۲۶ تا ۵ ژانویه ۲۰۲۷'],
      ['۱۶ دی ۱۴۰۵ تا ۲۹ اسفند ۱۴۰۵', '۶ ژانویه ۲۰۲۷ تا ۲۰ مارس ۲۰۲۷'],
    ],
    unit: commissionFa.unit,
    commission: commissionFa,
    best: 'نمایش ۳۰ هتل با بیشترین کمیسیون',
    moreThan: 'بیش از ۳۰ هتل',
    number: 'درخواست 10482',
    link: /^مشاهده درخواست .?10482/,
  },
} as const

describe.each(drawnLanguages('the dashboard'))('the dashboard in %s', (language) => {
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

  test('says where hotels and periods are left out [dash-04]', async () => {
    const best = Array.from({ length: 30 }, (_, n) => ({ ...hotel, HotelName: `Hotel ${n + 1}` }))
    const [first, ...later] = periods
    const shown = [{ ...first!, PromotedHotels: best, HasMoreHotels: true }, ...later]
    draw({}, { AgencyGroupCommissionHotels: shown, HasMorePeriods: true })
    const commissions = page.getByRole('region', { name: words.commissions })
    await expect.element(commissions.getByText(words.commission.morePeriods)).toBeVisible()
    expect(commissions.getByText(words.commission.moreHotels).all()).toHaveLength(0)
    await commissions.getByRole('button', { name: words.best }).click()
    await expect.element(commissions.getByText('Hotel 30')).toBeVisible()
    expect(commissions.getByText(words.commission.moreHotels).all()).toHaveLength(1)
    await commissions.getByRole('button', { name: words.periods[0][0], exact: false }).click()
    await expect.element(commissions.getByText(words.moreThan)).toBeVisible()
  })

  test('says nothing of more where all periods and hotels are shown', async () => {
    draw()
    const commissions = page.getByRole('region', { name: words.commissions })
    await expect.element(commissions.getByText('Galata')).toBeVisible()
    for (const more of [words.commission.moreHotels, words.commission.morePeriods]) {
      expect(commissions.getByText(more).all()).toHaveLength(0)
    }
  })

  test('shows from when until when a package is sold, in both calendars [dash-05] [shell-11]', async () => {
    draw()
    const packages = page.getByRole('region', { name: words.packages })
    for (const range of words.periods[0]) await expect.element(packages.getByText(range, { exact: true })).toBeVisible()
  })

  test('lists the unread messages with their request and the way to it [dash-06]', async () => {
    draw()
    const unread = page.getByRole('region', { name: words.unread })
    await expect.element(unread.getByText(words.number)).toBeVisible()
    await expect
      .element(unread.getByRole('link', { name: words.link }))
      .toHaveAttribute('href', '/reservations/reservation-details/7?tab=messages')
    expect(unread.getByRole('listitem').all()).toHaveLength(2)
  })

  test('says that there are no unread messages [dash-06]', async () => {
    draw({ unreadNotes: [] })
    await expect.element(page.getByRole('region', { name: words.unread }).getByText(words.noUnread)).toBeVisible()
  })
})
