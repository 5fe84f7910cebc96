import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { validateRequest } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDayAndMonth } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { fareParts } from '@sarai/ui/booking/fare-night.ts'
import { en as fareEn } from '@sarai/ui/booking/fare-words.en.ts'
import { fa as fareFa } from '@sarai/ui/booking/fare-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as reviewEn } from '#features/new-request/review/messages.en.ts'
import { fa as reviewFa } from '#features/new-request/review/messages.fa.ts'
import { aCheck, aQuote } from '#features/new-request/review/testing/a-review.ts'
import { reviewApp } from '#features/new-request/review/testing/review-story.tsx'
import { flightNames } from '#features/new-request/testing/sold.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { fareAsTable } from '#shared/priced-stay/fare-as-table.ts'
import { en } from '#shared/priced-stay/messages.en.ts'
import { fa } from '#shared/priced-stay/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'
const words = { en, fa }
const reviewWords = { en: reviewEn, fa: reviewFa }
const fareWords = { en: fareEn, fa: fareFa }
const yalda = calendarDay('2031-12-20')
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const added = (language: Language, minor: number) => showMoneyDifference(language, money(minor, 'EUR'))

describeView('the fare breakdown of a request, as a dialog and as a sheet', {
  app: portal,
  address,
  words,
  shown: (t, { language }) => ({
    answers: [answerTo(readRequest, aRequest(language))],
    act: () => press(t('fareBreakdown')),
    shows: [
      t('fareBreakdown'),
      showDayAndMonth(language, yalda, 'gregorian'),
      showDayAndMonth(language, yalda, 'jalali'),
      'Yalda',
      euros(language, 8_200),
      added(language, 700),
      added(language, 200),
      euros(language, 11_100),
      t('totalPrice'),
      t('totalCommission'),
      t('finalPrice'),
      euros(language, 39_600),
      t('copyTable'),
    ],
  }),
})

describeScreen('the fare breakdown of a review', {
  app: reviewApp(),
  address: '/reservations/new',
  words,
  proves: '[wizard-19]',
  states: (t, { language, kit, problem }) => {
    const review = translator(language, reviewWords)
    return {
      loaded: {
        answers: [aCheck(), ...flightNames],
        act: () => press(t('fareBreakdown')),
        shows: [
          t('fareSigned'),
          'Deluxe Double',
          euros(language, 8_200),
          added(language, 700),
          'Yalda',
          euros(language, 2_000),
          euros(language, 11_100),
          euros(language, 10_200),
          euros(language, 54_400),
          t('totalPrice'),
          euros(language, 91_000),
          t('totalCommission'),
          euros(language, -10_000),
          t('finalPrice'),
          euros(language, 81_000),
        ],
        // Below, it is behind the other room's button
        showsWide: ['Standard Single', t('fareNobody')],
      },
      failing: { answers: [failureOf(validateRequest)], shows: [review('notCheckedTitle')] },
      refused: {
        answers: [refusalOf(validateRequest, 409, 'HOTEL_INACTIVE')],
        shows: [problem('HOTEL_INACTIVE'), review('toHotel')],
      },
      slow: { answers: [silenceTo(validateRequest)], shows: [kit('loading')] },
    }
  },
})

const noParts = { Room: 0, ChildNoBed: 0, ChildWithBed: 0, ExtraBed: 0 }
const withoutSpecialDate = () =>
  aQuote().EachRoomPrice.map((room) => ({
    ...room,
    FareBreakDown: room.FareBreakDown.map((night) => ({ ...night, SpecialDate: noParts })),
  }))

test.each([
  { language: 'en', isSpecial: true },
  { language: 'en', isSpecial: false },
  { language: 'fa', isSpecial: true },
  { language: 'fa', isSpecial: false },
] as const)(
  'the sheet of a review explains only the marks that it has, in $language (a special date: $isSpecial)',
  async ({ language, isSpecial }) => {
    const t = translator(language, words)
    const check = aCheck(undefined, isSpecial ? {} : { EachRoomPrice: withoutSpecialDate() })
    await drawScreen(reviewApp(), '/reservations/new', { language, width: 390, answers: [check, ...flightNames] })
    await press(t('fareBreakdown'))
    const dialog = page.getByRole('dialog', { name: t('fareBreakdown') })
    await expect.element(dialog).toBeVisible()
    expect(dialog.getByText(t('fareNobody'), { exact: false }).all()).toEqual([])
    expect(dialog.getByText(t('fareSigned'), { exact: true }).all()).toHaveLength(isSpecial ? 1 : 0)
  },
)

async function open(language: Language, width: 1440 | 390) {
  const t = translator(language, words)
  await drawScreen(portal, address, { language, width, answers: [answerTo(readRequest, aRequest(language))] })
  await expectShown([t('fareBreakdown')])
  await press(t('fareBreakdown'))
  return { t, f: translator(language, fareWords), dialog: page.getByRole('dialog') }
}

test.each(drawnLanguages('every night of every room'))(
  'every night of every room has its four parts, with what a special date adds to each [req-05], in %s',
  async (language) => {
    const { f, dialog } = await open(language, 1440)
    for (const part of fareParts) {
      await expect.element(dialog.getByRole('columnheader', { name: f(part), exact: true }).first()).toBeVisible()
    }
    const [first, second] = dialog.getByRole('table').all()
    // Amounts in rial are long: they scroll, and are not cut off.
    expect(getComputedStyle(first!.element().parentElement!).overflowX).toBe('auto')
    const nights = first!.getByRole('row').all()
    // Its head, two nights and their sum.
    expect(nights).toHaveLength(4)
    const cells = (row: (typeof nights)[number]) =>
      row
        .getByRole('cell')
        .all()
        .map((cell) =>
          cell
            .element()
            .textContent.replaceAll(/[\u2066-\u2069]/g, '')
            .trim(),
        )
    const said = (...amounts: string[]) => amounts.map((amount) => amount.replaceAll(/[\u2066-\u2069]/g, ''))
    const nobody = `—${f('nobody')}`
    const special = (minor: number) => added(language, minor) + f('special', { amount: added(language, minor) })
    expect(cells(nights[1]!)).toEqual(
      said(
        `${euros(language, 8_200)} ${special(700)}`,
        nobody,
        `${euros(language, 2_000)} ${special(200)}`,
        nobody,
        euros(language, 11_100),
      ),
    )
    expect(cells(nights[3]!)).toEqual(
      said(euros(language, 17_900), nobody, euros(language, 4_200), nobody, euros(language, 22_100)),
    )
    // Free is an amount, and not nobody.
    expect(cells(second!.getByRole('row').all()[1]!)[1]).toBe(said(euros(language, 0))[0])
  },
)

test.each(drawnLanguages('below 1280 px'))(
  'below 1280 px it is a sheet with one room at a time [req-05], in %s',
  async (language) => {
    const { t, dialog } = await open(language, 390)
    expect(dialog.getByRole('table').all()).toEqual([])
    await expect.element(dialog.getByText('Superior Double')).toBeVisible()
    const other = t('roomTab', { number: showNumber(language, 2), price: euros(language, 21_500) })
    await dialog.getByText(other).click()
    await expect.element(dialog.getByText('Standard Double')).toBeVisible()
    expect(dialog.getByText('Superior Double').all()).toEqual([])
    const box = dialog.element().getBoundingClientRect()
    expect(Math.round(box.bottom)).toBe(window.innerHeight)
    expectHabits(language)
  },
)

test.each(drawnLanguages('nine rooms'))(
  'nine rooms are in the sheet one at a time, by the arrow keys and by a swipe [req-05], in %s',
  async (language) => {
    const t = translator(language, words)
    const [first] = aRequest(language).EachRoomPrice
    const EachRoomPrice = Array.from({ length: 9 }, (_, place) => ({ ...first!, RoomType: `Room ${place + 1}.` }))
    const answers = [answerTo(readRequest, aRequest(language, { EachRoomPrice }))]
    await drawScreen(portal, address, { language, width: 390, answers })
    await press(t('fareBreakdown'))
    const shown = (place: number) => page.getByRole('dialog').getByText(`Room ${place}.`, { exact: true })
    await expect.element(shown(1)).toBeVisible()
    page.getByRole('tab').first().element().focus()
    await userEvent.keyboard(language === 'fa' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect.element(shown(2)).toBeVisible()
    expect(shown(1).all()).toEqual([])
    swipe(shown(2).element(), language === 'fa' ? 90 : -90)
    await expect.element(shown(3)).toBeVisible()
    swipe(shown(3).element(), language === 'fa' ? -90 : 90)
    await expect.element(shown(2)).toBeVisible()
    expectHabits(language)
  },
)

/** A finger that goes so far sideways. */
function swipe(over: Element, across: number): void {
  const finger = (type: string, clientX: number) =>
    over.dispatchEvent(new PointerEvent(type, { clientX, clientY: 300, pointerType: 'touch', bubbles: true }))
  finger('pointerdown', 200)
  finger('pointerup', 200 + across)
}

test('is copied with plain numbers', () => {
  const [head, first, , third] = fareAsTable(aRequest('en'), ['Room', 'Date', 'a', 'b', 'c', 'd', 'Total']).split('\n')
  expect(head).toBe('Room\tDate\ta\tb\tc\td\tTotal')
  expect(first).toBe('1\t2031-12-20\t89.00\t0.00\t22.00\t0.00\t111.00')
  expect(third).toBe('2\t2031-12-20\t107.50\t0.00\t0.00\t0.00\t107.50')
})
