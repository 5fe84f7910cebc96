import { page, userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readRoomTypes, searchHotels, type RoomType } from '@sarai/wire/portal/catalogue.ts'
import { addDays, firstOfMonth, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showLongDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as listEn } from '#features/new-request/guest-list/messages.en.ts'
import { fa as listFa } from '#features/new-request/guest-list/messages.fa.ts'
import { twentyGuests } from '#features/new-request/guest-list/testing/a-group.ts'
import { agentIn, expectSaid, fieldOf, pickOne, roomsWords, turn } from '#features/new-request/testing/hands.ts'
import { aDouble, aHotel, aSingle, opened, since, soldAnswers } from '#features/new-request/testing/sold.ts'
import { en as faultsEn } from '#shared/faults/fault-words.en.ts'
import { fa as faultsFa } from '#shared/faults/fault-words.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/new?hotel=1&from=2031-12-20&until=2031-12-25'
const faultWords = { en: faultsEn, fa: faultsFa }

describeScreen('rooms and guests', {
  app: portal,
  address,
  words: roomsWords,
  proves: '[wizard-06] [wizard-09]',
  states: (t, { language, kit, problem }) => {
    const hotel = aHotel(language)
    const answers = [answerTo(searchHotels, [hotel]), ...opened]
    const types = answerTo(readRoomTypes, [aDouble()])
    const facts = [hotel.hotelName, hotel.hotelPlace, hotel.roomService, t('changeHotel')]
    const fields = [t('checkIn'), t('checkOut'), t('transfer'), t('transferOff'), t('notes'), t('notesHint')]
    return {
      loaded: {
        answers: [types, ...answers],
        shows: [
          t('noRooms'),
          t('noRoomsText'),
          t('priceSummary'),
          t('estimateHelp'),
          t('chooseRoom'),
          ...facts,
          ...fields,
        ],
      },
      empty: {
        address: '/reservations/new?hotel=1',
        answers: [types, ...answers],
        act: async () => {
          const words = window.innerWidth < 700 ? t('next') : t('nextReview')
          await page.getByRole('button', { name: words, exact: true }).click()
        },
        shows: [faultWords[language].required, faultWords[language].noRooms, t('noPriceYet')],
      },
      failing: {
        answers: [failureOf(readRoomTypes), ...answers],
        shows: [kit('loadFailed'), kit('retry'), t('checkIn')],
      },
      refused: {
        answers: [refusalOf(readRoomTypes, 403, 'FORBIDDEN'), ...answers],
        shows: [problem('FORBIDDEN'), kit('retry'), hotel.hotelName],
      },
      slow: { answers: [silenceTo(searchHotels), types, ...opened], shows: [kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('rooms and guests'))('rooms and guests in %s', (language) => {
  const { t, g, guest, chooseRoom, nameGuest, goOn } = agentIn(language)
  const fault = translator(language, faultWords)
  const l = translator(language, { en: listEn, fa: listFa })
  const amount = (minor: number) => showMoney(language, money(minor, 'EUR'))
  const draw = (at = address, types?: RoomType[]) =>
    drawScreen(portal, at, { language, answers: soldAnswers(language, types) })
  const total = page
    .getByRole('status')
    .filter({ hasText: /\d|[۰-۹]/ })
    .last()

  describe('the dates', () => {
    test('that are missing are told after Next, which moves the focus to the first [wizard-06]', async () => {
      await draw('/reservations/new?hotel=1')
      await goOn(t('nextReview'))
      for (const label of [t('checkIn'), t('checkOut')])
        await expect.element(fieldOf(label)).toHaveAccessibleDescription(fault('required'))
      await expect.element(fieldOf(t('checkIn'))).toHaveFocus()
    })

    test('fall back to their first day when they are cleared [wizard-07]', async () => {
      await draw()
      const [checkIn, checkOut] = [fieldOf(t('checkIn')), fieldOf(t('checkOut'))]
      const typed = { en: [since, since], fa: ['1410-08-10', '1410-08-10'] }[language]
      await checkIn.fill('')
      await userEvent.keyboard('{Tab}')
      await expect.element(checkIn).toHaveValue(typed[0])
      await checkOut.fill('')
      await userEvent.keyboard('{Tab}')
      await expect.element(checkOut).toHaveValue(typed[1])
      await goOn(t('nextReview'))
      await expect
        .element(checkOut)
        .toHaveAccessibleDescription(expect.stringContaining(sayProblem(language, 'STAY_TOO_SHORT', {})) as string)
    })

    test('are chosen from a calendar of today and the whole next month [wizard-07]', async () => {
      const open = aHotel(language, { availableSinceISO8601: '2020-01-01' })
      const answers = [answerTo(searchHotels, [open]), ...soldAnswers(language)]
      await drawScreen(portal, '/reservations/new?hotel=1', { language, answers })
      await fieldOf(t('checkIn')).click()
      await userEvent.keyboard('{ArrowDown}')
      const today = todayIn(tehran, Date.now())
      const day = (date: CalendarDay) => page.getByRole('button', { name: showLongDate(language, date), exact: false })
      await expect.element(day(today)).toHaveFocus()
      // The Jalali months end in the middle of the Gregorian ones
      await expect
        .element(day(language === 'en' ? addDays(firstOfMonth(today, 2), -1) : addDays(today, 29)))
        .toBeVisible()
    })

    test('lie in the nights that the hotel sells, in both calendars [wizard-07]', async () => {
      await draw()
      await expect
        .element(fieldOf(t('checkIn')))
        .toHaveAccessibleDescription({ en: '29 Azar 1410 · Saturday', fa: '۲۰ دسامبر ۲۰۳۱ · شنبه' }[language])
      await fieldOf(t('checkOut')).fill('2032-03-21')
      await goOn(t('nextReview'))
      const outside = sayProblem(language, 'DATES_OUT_OF_PACKAGE', { since, until: '2032-03-19' })
      await expect
        .element(fieldOf(t('checkOut')))
        .toHaveAccessibleDescription(expect.stringContaining(outside) as string)
    })
  })

  test('a discarded room is gone, and back by Undo with its guests [wizard-09]', async () => {
    await draw()
    await chooseRoom('Standard Single')
    await fieldOf(g('firstName'), guest(1)).fill('Sara')
    await press(t('discard', { number: 1 }))
    await expectShown([t('noRooms'), t('discarded')])
    await press(t('undo'))
    await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue('SARA')
    const back = page.getByRole('region', { name: t('roomTitle', { number: 1, room: 'Standard Single' }) })
    await expect.element(back).toHaveFocus()
  })

  test('that a room is missing is said in sight, beside the button that adds one [wizard-09]', async () => {
    await drawScreen(portal, address, { language, width: 390, answers: soldAnswers(language) })
    await goOn(t('next'))
    await expect.element(page.getByRole('button', { name: t('chooseRoom'), exact: true })).toHaveFocus()
    const said = page.getByText(fault('noRooms'), { exact: true }).element().getBoundingClientRect()
    const next = page
      .getByRole('button', { name: t('next'), exact: true })
      .element()
      .getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect()
    expect(said.top).toBeGreaterThan(bar.bottom)
    expect(said.bottom).toBeLessThan(next.top)
  })

  test('a room says its rules, and offers only the extras that they allow [wizard-10]', async () => {
    const bare = aDouble({
      typeId: 13,
      name: 'Bare room',
      rules: {
        extraBedIsAllowed: false,
        childWithBedIsAllowed: false,
        childNoBedIsAllowed: true,
        extraBedAndChildWithBedAreAllowedTogether: false,
      },
    })
    await draw(address, [aSingle, bare])
    await chooseRoom('Bare room')
    await expectShown([sayRoomRules(language, { baseCapacity: 2, rules: bare.rules })])
    await expect.element(guest(2)).toBeVisible()
    expect(guest(3).all()).toHaveLength(0)
    expect(page.getByRole('switch', { name: t('extraBed'), exact: false }).all()).toHaveLength(0)
    await turn(t('childNoBed'))
    await expectSaid(guest(3), g('CHDNB'))
    await press(t('discard', { number: 1 }))
    await chooseRoom('Standard Single')
    for (const extra of ['extraBed', 'childWithBed'] as const) await turn(t(extra))
    await expectSaid(guest(2), g('ADTEB'))
    await expectSaid(guest(3), g('CHDWB'))
  })

  test('where one bed excludes the other, one turns the other off [wizard-11]', async () => {
    await draw()
    await chooseRoom('Deluxe Double')
    await expect.element(page.getByRole('radio', { name: t('bedNone'), exact: true })).toBeChecked()
    await pickOne(t('bedAdult'))
    await expectSaid(guest(3), g('ADTEB'))
    await pickOne(t('bedChild'))
    await expectSaid(guest(3), g('CHDWB'))
    expect(guest(4).all()).toHaveLength(0)
    await pickOne(t('bedNone'))
    await expect.element(guest(3)).not.toBeInTheDocument()
  })

  test('the price follows rooms, extras and dates, and says where nights differ [wizard-12]', async () => {
    await draw()
    await chooseRoom('Deluxe Double')
    await expectShown([t('estimate'), t('estimateHelp'), t('withoutSpecialDates'), amount(31_000)])
    await pickOne(t('bedChild'))
    await expectSaid(total, amount(37_200))
    await expectShown([t('nightsTimes', { nights: t('nights', { count: 5 }), price: amount(1_240) })])
    expect(document.body.innerText).not.toContain(t('differentPrices'))
    // The price period ends with the year: the base price counts, and the flag is up
    await fieldOf(t('checkOut')).fill('2032-01-02')
    await userEvent.keyboard('{Tab}')
    await expectSaid(total, amount(13 * (7_000 + 1_240)))
    // No period covers these nights, which is all that is known: they need not differ.
    const mayDiffer = { en: 'may differ', fa: 'ممکن است' }[language]
    await expectShown([t('differentPrices'), t('differentPricesText'), mayDiffer])
    await expectShown([t('commission'), amount(13 * 700)])
  })

  test('a room that is closed in these nights says so, and is not left [wizard-14]', async () => {
    await draw('/reservations/new?hotel=1&from=2032-01-09&until=2032-01-13')
    await chooseRoom('Standard Single')
    await nameGuest(1, 'Sara')
    await goOn(t('nextReview'))
    await expectShown([sayProblem(language, 'DATES_CLOSED', { since: '2032-01-10', until: '2032-01-12' })])
    await expect.element(page.getByRole('button', { name: t('discard', { number: 1 }) })).toHaveFocus()
  })

  test('guests come from a list in one paste, and one undo brings back what was typed', async () => {
    await draw()
    await chooseRoom('Deluxe Double', 'Standard Single')
    await fieldOf(g('firstName'), guest(1)).fill('Sara')
    await guest(1, 2)
      .getByRole('button', { name: g('pasteList') })
      .click()
    const rows = twentyGuests.split('\n')
    // The heads, and three guests about whom nothing has to be asked
    const list = [0, 2, 4, 6].map((row) => rows[row]).join('\n')
    await page.getByRole('dialog').getByRole('textbox').fill(list)
    await press(l('fill', { count: 3 }))
    await expectShown([t('guestsFilled', { count: 3 })])
    await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue('OMID')
    await expect.element(fieldOf(g('passport'), guest(2))).toHaveValue('D20463718')
    await expect.element(fieldOf(g('lastName'), guest(1, 2))).toHaveValue('SADEGHI')
    await press(t('undo'))
    await expect.element(fieldOf(g('firstName'), guest(1))).toHaveValue('SARA')
    await expect.element(fieldOf(g('lastName'), guest(1, 2))).toHaveValue('')
  })
})
