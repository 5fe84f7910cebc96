import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showShortDate } from '@sarai/locale/date/date-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { en as fareEn } from '@sarai/ui/booking/fare-words.en.ts'
import { fa as fareFa } from '@sarai/ui/booking/fare-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, callsTo, inTurn, lossOf, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as details } from '#features/requests/details/messages.en.ts'
import { fa as detailsFa } from '#features/requests/details/messages.fa.ts'
import { en } from '#features/requests/details/offer/messages.en.ts'
import { fa } from '#features/requests/details/offer/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

/** Two nights at 150.00, the first 20.00 dearer; 20.00 commission. */
const request = aDeskRequest({ actions: [{ action: 'offer-price', why: null }] })
const around = [answerTo(readDeskRequest, request), somebodyAtWork]
const done = answerTo(offerPrice, { version: 3, offerUntil: null })
const address = '/requests/10482'
const reason = 'The hotel asks for more.'
const open = (t: ReturnType<typeof translator<typeof details>>) =>
  page.getByRole('button', { name: t('offer-priceNote'), exact: false }).click()
/** The radio itself is hidden in its label: pressed is what is drawn for it, once the dialog has stopped moving. */
const chooseWay = async (name: string) => {
  const radio = await page.getByRole('radio', { name }).findElement()
  await page.elementLocator(radio.closest('label')!).click()
}

describeScreen('offering another price', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const asked = translator(language, { en: details, fa: detailsFa })
    const price = (minor: number) => showPrice(language, minor, 'EUR')
    const offer = async () => {
      await open(asked)
      await chooseWay(t('sum'))
      await fill({ [t('total')]: '340', [t('why')]: reason })
      await press(t('offerNow', { price: price(32_000) }))
    }
    return {
      loaded: {
        answers: [silenceTo(offerPrice), ...around],
        act: () => open(asked),
        shows: [
          t('offerTitle', { number: 'R-10482' }),
          t('nights'),
          language === 'fa' ? 'یلدا' : 'Yalda',
          t('commission'),
          t('finalPrice'),
          t('why'),
          t('hotelRaised'),
          t('sameNote'),
        ],
      },
      empty: {
        answers: [silenceTo(offerPrice), ...around],
        act: async () => {
          await open(asked)
          await press(t('offerNow', { price: price(30_000) }))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(offerPrice, 400, 'DEADLINE_AFTER_CHECK_IN'), ...around],
        act: offer,
        shows: [problem('DEADLINE_AFTER_CHECK_IN'), t('higherNote'), t('standsUntil')],
      },
      failing: { answers: [lossOf(offerPrice), ...around], act: offer, shows: [form('lostTitle')] },
      slow: { answers: [silenceTo(offerPrice), ...around], act: offer, shows: [t('higherNote')] },
    }
  },
})

test('on a phone a night as it was says one sum, and one that changes says all', async () => {
  const t = translator('en', { en, fa })
  await drawScreen(desk, address, { language: 'en', width: 390, answers: [silenceTo(offerPrice), ...around] })
  await open(translator('en', { en: details, fa: detailsFa }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(t('new'), { exact: true }).first()).toBeVisible()
  const shown = (text: string) =>
    dialog
      .getByText(text, { exact: true })
      .elements()
      .filter((one) => one.matches('td *') && one.checkVisibility()).length
  expect([shown(t('special')), shown(t('now')), shown(t('new')), shown(t('difference'))]).toEqual([1, 0, 2, 0])
  const day = showShortDate('en', calendarDay('2031-12-21'))
  await fill({ [t('cell', { number: '1', night: day, part: 'Room' })]: '170' })
  await expect.poll(() => [shown(t('now')), shown(t('difference'))]).toEqual([1, 1])
})

test.each(drawnLanguages('an offer for a full room'))(
  'every column of a room with children and an extra bed is in sight, none behind a scroll (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const [room] = request.rooms
    const price = { room: 115_000, childNoBed: 12_550, childWithBed: 22_550, extraBed: 32_550 }
    const nights = room!.nights.map((night) => ({ ...night, price, specialDate: { ...price, room: 20_050 } }))
    const full = { ...room!, nights, extras: { childNoBed: true, childWithBed: true, extraBed: true } }
    const read = answerTo(readDeskRequest, { ...request, rooms: [full] })
    await drawScreen(desk, address, { language, width: 1440, answers: [read, somebodyAtWork] })
    await open(translator(language, { en: details, fa: detailsFa }))
    const night = showShortDate(language, calendarDay('2031-12-21'))
    const part = translator(language, { en: fareEn, fa: fareFa })('room')
    const number = showNumber(language, 1)
    await fill({ [t('cell', { number, night, part })]: '1170.5' })
    const [table] = page.getByRole('dialog').getByRole('table').elements()
    const { scrollWidth, clientWidth } = table!.parentElement!
    expect(scrollWidth).toBe(clientWidth)
  },
)

test.each(drawnLanguages('an offer with a zero too many'))(
  'an offered amount far from the one of now asks once, night by night as in one sum (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const price = (minor: number) => showPrice(language, minor, 'EUR')
    const { asked } = await drawScreen(desk, address, { language, width: 1440, answers: [done, ...around] })
    await open(translator(language, { en: details, fa: detailsFa }))
    const part = translator(language, { en: fareEn, fa: fareFa })('room')
    const night = showShortDate(language, calendarDay('2031-12-21'))
    const number = showNumber(language, 1)
    await fill({ [t('cell', { number, night, part })]: '1500', [t('why')]: reason })
    await expectShown([t('farOffer', { price: price(150_000), now: price(15_000) })])
    await press(t('offerNow', { price: price(165_000) }))
    await expectShown([commonWords(language).form('wrongFarPrice')])
    await chooseWay(t('sum'))
    // Too low an amount would count at once.
    await fill({ [t('total')]: '32' })
    await tick(t('farMeant', { count: 1 }))
    await fill({ [t('total')]: '33' })
    await press(t('lowerNow', { price: price(1_300) }))
    await expectShown([commonWords(language).form('wrongFarPrice')])
    expect(asked.filter(({ url }) => url.endsWith('/offer'))).toHaveLength(0)
    await tick(t('farMeant', { count: 1 }))
    await press(t('lowerNow', { price: price(1_300) }))
    await expect.poll(() => asked.filter(({ url }) => url.endsWith('/offer'))).toHaveLength(1)
    const sent = asked.find(({ url }) => url.endsWith('/offer'))
    expect(await sent!.clone().json()).toEqual({ version: 2, price: { total: 3_300 }, reason })
  },
)

test.each(drawnLanguages('an offer for a request that has changed'))(
  'a price that changes meanwhile is gone on from, with the nights and the reason that were typed (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const asked = translator(language, { en: details, fa: detailsFa })
    const price = (minor: number) => showPrice(language, minor, 'EUR')
    const [room] = request.rooms
    const nights = room!.nights.map((night) => ({ ...night, price: { ...night.price, room: 12_000 } }))
    const changed = { version: 3, totalPrice: 26_000, finalPrice: 24_000, rooms: [{ ...room!, nights }] }
    const reads = inTurn(answerTo(readDeskRequest, request), answerTo(readDeskRequest, { ...request, ...changed }))
    const refused = refusalOf(offerPrice, 409, 'STATE_CHANGED')
    const answers = [inTurn(refused, done), reads, somebodyAtWork]
    const drawn = await drawScreen(desk, address, { language, width: 1440, answers })
    await open(asked)
    const part = translator(language, { en: fareEn, fa: fareFa })('room')
    const night = showShortDate(language, calendarDay('2031-12-21'))
    const label = t('cell', { number: showNumber(language, 1), night, part })
    await fill({ [label]: '170', [t('why')]: reason })
    await press(t('offerNow', { price: price(32_000) }))
    await expectShown([asked('changedTitle')])
    await press(commonWords(language).form('newerTake'))
    // The first night follows the request, the second is as it was typed.
    await press(t('offerNow', { price: price(29_000) }))
    await expect.poll(() => callsTo(offerPrice, drawn.asked)).toHaveLength(2)
    const rooms = (version: number, typed: number, other: number) => ({
      version,
      reason,
      price: { rooms: [[{ room: other }, { room: typed }]] },
    })
    const sent = await Promise.all(callsTo(offerPrice, drawn.asked).map((call) => call.clone().json()))
    expect(sent).toMatchObject([rooms(2, 17_000, 15_000), rooms(3, 17_000, 12_000)])
  },
)

test.each(drawnLanguages('an unclear amount on the other way'))(
  'an amount that is not clear stays as it was typed when the way changes, and is refused (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const { form } = commonWords(language)
    const price = (minor: number) => showPrice(language, minor, 'EUR')
    const drawn = await drawScreen(desk, address, { language, width: 1440, answers: [done, ...around] })
    await open(translator(language, { en: details, fa: detailsFa }))
    const part = translator(language, { en: fareEn, fa: fareFa })('room')
    const night = showShortDate(language, calendarDay('2031-12-21'))
    const label = t('cell', { number: showNumber(language, 1), night, part })
    const asTyped = language === 'fa' ? '۱٫۲۰۰' : '1.200'
    await fill({ [label]: '1.200', [t('why')]: reason })
    await chooseWay(t('sum'))
    await expectShown([form('wrongAmount')])
    await expect.element(page.getByRole('textbox', { name: label })).toHaveValue(asTyped)
    await fill({ [label]: '160' })
    await chooseWay(t('sum'))
    const total = page.getByRole('textbox', { name: t('total'), exact: false })
    await expect.element(total).toHaveValue(showNumber(language, 330))
    await fill({ [t('total')]: '1.200' })
    await chooseWay(t('nights'))
    await expectShown([form('wrongAmount')])
    await expect.element(total).toHaveValue(asTyped)
    await press(t('offerNow', { price: price(30_000) }))
    await expect.element(total).toHaveFocus()
    expect(callsTo(offerPrice, drawn.asked)).toEqual([])
  },
)

describe('the offer', () => {
  const t = translator('en', { en, fa })
  const asked = translator('en', { en: details, fa: detailsFa })
  const draw = async (answers = [done, ...around]) => {
    const drawn = await drawScreen(desk, address, { language: 'en', width: 1440, answers })
    await open(asked)
    return async () => {
      await expect.poll(() => drawn.asked.filter(({ url }) => url.endsWith('/offer'))).toHaveLength(1)
      return (await drawn.asked.find(({ url }) => url.endsWith('/offer'))!.json()) as object
    }
  }
  const night = (day: string) => t('cell', { number: '1', night: showShortDate('en', calendarDay(day)), part: 'Room' })

  test('is sent night by night, in minor units, until a time in Tehran', async () => {
    const sent = await draw()
    await fill({ [night('2031-12-21')]: '170.50' })
    await page.getByRole('button', { name: t('hotelRaised') }).click()
    await expectShown([t('higherNote')])
    await fill({ [t('time')]: '18:30' })
    await press(t('offerNow', { price: '€320.50' }))
    const none = { childNoBed: 0, childWithBed: 0, extraBed: 0 }
    expect(await sent()).toMatchObject({
      version: 2,
      price: {
        rooms: [
          [
            { room: 15_000, ...none },
            { room: 17_050, ...none },
          ],
        ],
      },
      until: expect.stringMatching(/T15:00:00\.000Z$/),
      // The agency reads Persian.
      reason: fa.hotelRaisedText,
    })
  })

  test('of a lower sum has no end and says that it counts at once', async () => {
    const sent = await draw()
    await chooseWay(t('sum'))
    await fill({ [t('total')]: '300', [t('why')]: reason })
    await expectShown([t('lowerTitle', { number: 'R-10482' }), t('lowerNote')])
    await press(t('lowerNow', { price: '€280' }))
    const body = await sent()
    expect(body).toEqual({ version: 2, price: { total: 30_000 }, reason })
  })

  test('goes on by night with the sum that was spread', async () => {
    await draw()
    await chooseWay(t('sum'))
    await fill({ [t('total')]: '400' })
    await chooseWay(t('nights'))
    // 170 and 150 of 320 make 212.50 and 187.50 of 400; 20.00 of the first are its special date.
    await expect.element(page.getByRole('textbox', { name: night('2031-12-20') })).toHaveValue('192.5')
    await expect.element(page.getByRole('textbox', { name: night('2031-12-21') })).toHaveValue('187.5')
  })

  test('keeps a reason that somebody wrote', async () => {
    await draw()
    await fill({ [t('why')]: reason })
    await page.getByRole('button', { name: t('discount') }).click()
    await expect.element(page.getByRole('textbox', { name: t('why') })).toHaveValue(reason)
  })

  test('stays with what was typed when somebody else was faster', async () => {
    const rejected = aDeskRequest({ version: 3, state: 'Rejected', turn: 'nobody', turnDueAt: null })
    await draw([inTurn(answerTo(readDeskRequest, request), answerTo(readDeskRequest, rejected)), somebodyAtWork])
    await fill({ [t('why')]: reason })
    tell({ what: 'request', id: '10482' })
    await expectShown([asked('changedTitle')])
    await expect.element(page.getByRole('textbox', { name: t('why') })).toHaveValue(reason)
  })

  test('leads on to no other nights than those that it was typed for', async () => {
    const [room] = request.rooms
    const longer = [...room!.nights, { ...room!.nights[1]!, night: '2031-12-22' }]
    const changed = { ...request, version: 3, rooms: [{ ...room!, nights: longer }] }
    await draw([inTurn(answerTo(readDeskRequest, request), answerTo(readDeskRequest, changed)), somebodyAtWork])
    await fill({ [night('2031-12-21')]: '170' })
    tell({ what: 'request', id: '10482' })
    await expectShown([asked('changedTitle'), '170'])
    expect(page.getByRole('button', { name: commonWords('en').form('newerTake') }).all()).toEqual([])
  })

  test('says that the hotel was faster, not that it happened by itself', async () => {
    const [first] = request.events
    const byHotel = { ...first!, version: 3, what: 'hotel-answered', source: 'hotel', who: null } as const
    const answered = { ...request, version: 3, events: [byHotel, ...request.events] }
    await draw([inTurn(answerTo(readDeskRequest, request), answerTo(readDeskRequest, answered)), somebodyAtWork])
    tell({ what: 'request', id: '10482' })
    await expectShown([asked('changedTitle')])
    const notice = page.getByRole('dialog').getByRole('alert')
    expect(notice.element().textContent).toContain(asked('byHotel'))
    expect(notice.element().textContent).not.toContain(asked('byItself'))
  })
})
