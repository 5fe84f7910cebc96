import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { searchHotels, type PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { findLocations } from '@sarai/wire/portal/registry.ts'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { en as fieldsEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as fieldsFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { keepChoice } from '@sarai/ui/kit/kept-choice.ts'
import { speak } from '@sarai/ui/testing/kept.ts'
import { en } from '#features/new-request/messages.en.ts'
import { fa } from '#features/new-request/messages.fa.ts'
import { NewRequestPage } from '#features/new-request/new-request-page.tsx'
import { answerTo, failureOf, inTurn, refusalOf, serveAnswers, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as stepsEn } from '#features/new-request/steps/messages.en.ts'
import { fa as stepsFa } from '#features/new-request/steps/messages.fa.ts'
import * as sold from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'

const said = {
  en: {
    ...en,
    available: 'Available from 14 Nov 2026 until 20 Dec 2026',
    other: '23 Aban 1405 – 29 Azar 1405',
    price: /^from .*120.* per night$/,
    stars: '4.5 stars',
    grades: ['1 star or more', '1.5 stars or more', '5 stars or more'],
    unread: fieldsEn.dateFormat,
    shortMonth: 'has only 30 days.',
    malaysia: /Malaysia/,
  },
  fa: {
    ...fa,
    available: 'موجود از ۲۳ آبان ۱۴۰۵ تا ۲۹ آذر ۱۴۰۵',
    other: '۱۴ نوامبر ۲۰۲۶ تا ۲۰ دسامبر ۲۰۲۶',
    price: /^از .*۱۲۰.* برای هر شب$/,
    stars: '۴٫۵ ستاره',
    grades: ['۱ ستاره و بالاتر', '۱٫۵ ستاره و بالاتر', '۵ ستاره و بالاتر'],
    unread: fieldsFa.dateFormat,
    shortMonth: 'فقط ۳۰ روز دارد.',
    malaysia: /مالزی/,
  },
} as const

const stepsWords = { en: stepsEn, fa: stepsFa }

const since = { en: '14 Nov 2026', fa: '۲۳ آبان ۱۴۰۵' }
const until = { en: '20 Dec 2026', fa: '۲۹ آذر ۱۴۰۵' }

const aHotel = (language: 'en' | 'fa', changes: Partial<PackageHotel> = {}) =>
  sold.aHotel(language, {
    hotelName: 'Caravanserai Court Galata',
    hotelPlace: 'Galata, Istanbul',
    roomService: 'Bed and breakfast',
    availableSince: since[language],
    availableSinceISO8601: '2026-11-14',
    availableUntil: until[language],
    availableUntilISO8601: '2026-12-20',
    minPrice: 12_000,
    commission: null,
    extraCommission: null,
    ...changes,
  })

const places = [
  { Id: 'tr-istanbul-galata', Title: 'Galata', City: 'Istanbul', CountryCode: 'TR' },
  { Id: 'tr-istanbul-taksim', Title: `Taksim ${'x'.repeat(80)}`, City: 'Istanbul', CountryCode: 'TR' },
]

describeScreen('choosing a hotel', {
  app: portal,
  address: '/reservations/new',
  words: { en, fa },
  states: (t, { language, kit, problem }) => {
    const euros = (minor: number) => showMoney(language, money(minor, 'EUR'))
    const hotel = aHotel(language, { commission: 1_100, extraCommission: 300 })
    const closed = aHotel(language, { accommodationPropertyId: 2, hotelName: 'Closed house', isInActive: true })
    const stay = { nights: 5, totalPrice: 77_700, roomTypeId: 6, roomType: 'Double with a view', problem: null }
    const priced = aHotel(language, { accommodationPropertyId: 3, hotelName: 'Priced house', stay })
    const full = { ...stay, totalPrice: null, problem: { code: 'DATES_CLOSED', text: 'No rooms in these nights' } }
    const soldOut = aHotel(language, { accommodationPropertyId: 4, hotelName: 'Sold house', stay: full })

    const steps = [t('stepHotel'), t('stepRooms')]
    const filter = [t('hotelName'), t('hotelNameHint'), t('grade'), t('anyGrade'), t('district'), t('datesHint')]
    const more = [t('districtPlaceholder'), t('checkIn'), t('checkOut'), t('results', { count: 4 })]
    const facts = [hotel.hotelPlace, hotel.roomService, t('fromPerNight', { price: euros(12_000) })]
    const offer = [
      hotel.availableSince,
      hotel.availableUntil,
      t('chooseHotel', { hotel: hotel.hotelName }),
      t('commission', { amount: euros(1_400) }),
    ]
    const total = t('stayPrice', { price: euros(77_700), nights: t('nights', { count: 5 }) })
    const stays = [total, t('inRoom', { room: stay.roomType }), full.problem.text]
    return {
      loaded: {
        answers: [answerTo(searchHotels, [hotel, closed, priced, soldOut], { total: 4 }), ...sold.opened],
        shows: [closed.hotelName, t('inactive'), ...steps, ...filter, ...more, ...facts, ...offer, ...stays],
      },
      empty: {
        address: '/reservations/new?name=laleh',
        answers: [answerTo(searchHotels, [], { total: 0 }), ...sold.opened],
        shows: [t('noResult'), t('looserName'), t('clear')],
      },
      failing: {
        answers: [failureOf(searchHotels), ...sold.opened],
        shows: [kit('loadFailed'), kit('retry'), t('hotelName')],
      },
      refused: {
        address: '/reservations/new?hotel=9',
        answers: [refusalOf(searchHotels, 403, 'FORBIDDEN'), ...sold.opened],
        shows: [problem('FORBIDDEN'), kit('retry'), stepsWords[language].toHotels],
      },
      slow: { answers: [silenceTo(searchHotels), ...sold.opened], shows: [t('hotelName'), kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('a hotel that was chosen'))('a hotel that was chosen, in %s', (language) => {
  const t = translator(language, stepsWords)
  const draw = (hotels: PackageHotel[]) =>
    drawScreen(portal, '/reservations/new?hotel=1', {
      language,
      answers: [answerTo(searchHotels, hotels), ...sold.opened],
    })

  test('and is no longer sold says so, and leads back', async () => {
    const { address } = await draw([])
    await expectShown([t('goneTitle'), t('goneText')])
    await press(t('toHotels'))
    await expect.poll(address).toBe('/reservations/new')
  })
})

test('more hotels that do not come are told, and asked for again', async () => {
  await page.viewport(1440, 900)
  const many = Array.from({ length: 24 }, (_, at) => aHotel('en', { accommodationPropertyId: 9_000 + at }))
  const [first, last] = [answerTo(searchHotels, many, { total: 24 }), answerTo(searchHotels, [], { total: 24 })]
  serveAnswers([inTurn(first, refusalOf(searchHotels, 403, 'FORBIDDEN'), last), ...sold.opened])
  speak('en')
  drawPage(<NewRequestPage />, '/reservations/new')
  await press(en.showMore)
  await expectShown([sayProblem('en', 'FORBIDDEN', {})])
  await press(en.tryAgain)
  await expect.element(page.getByRole('button', { name: en.tryAgain })).not.toBeInTheDocument()
  expect(document.querySelectorAll('li h2')).toHaveLength(24)
})

describe.each(drawnLanguages('choosing a hotel'))('choosing a hotel in %s', (language) => {
  const words = said[language]
  beforeEach(async () => {
    await page.viewport(1280, 900)
    speak(language)
  })
  const draw = (hotels: PackageHotel[]) => {
    const asked = serveAnswers([
      answerTo(searchHotels, hotels),
      answerTo(findLocations, places as never),
      ...sold.chosen,
    ])
    return { asked, ...drawPage(<NewRequestPage />, '/reservations/new') }
  }

  test('takes several districts, from two letters on, cut at 70 characters, and asks for all of them [wizard-02]', async () => {
    const { asked, address } = draw([aHotel(language)])
    const district = page.getByRole('combobox', { name: words.district })
    await district.fill('g')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked.filter(({ url }) => url.includes('/registry/'))).toEqual([])
    for (const [typed, name] of [
      ['ga', /^Galata/],
      ['ta', /^Taksim/],
    ] as const) {
      await district.fill(typed)
      await page.getByRole('option', { name }).click()
    }
    await page.getByRole('textbox', { name: words.hotelName }).fill('court')
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect.poll(() => asked.some(({ url }) => url.includes('Location'))).toBe(true)
    const query = new URL(asked.findLast(({ url }) => url.includes('Location'))!.url).searchParams
    expect(query.get('Location')).toBe('tr-istanbul-galata,tr-istanbul-taksim')
    expect(query.get('HotelName')).toBe('court')
    expect(new URLSearchParams(address().split('?')[1]).getAll('place')).toEqual(places.map(({ Id }) => Id))
    await expect.element(page.getByText(`Taksim ${'x'.repeat(63)}…`, { exact: true })).toBeVisible()
    await page
      .getByRole('button', { name: /Galata/ })
      .first()
      .click()
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect
      .poll(() => new URLSearchParams(address().split('?')[1]).getAll('place'))
      .toEqual(['tr-istanbul-taksim'])
  })

  test('leads whoever writes a place as the name of a hotel to the hotels there', async () => {
    const { asked, address } = draw([aHotel(language)])
    const name = page.getByRole('textbox', { name: words.hotelName })
    await name.fill('gala')
    await page.getByRole('button', { name: words.hotelsIn.replace('{place}', 'Galata'), exact: false }).click()
    await expect.element(name).toHaveValue('')
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect.poll(address).toContain('place=tr-istanbul-galata')
    await expect.poll(() => asked.some(({ url }) => url.includes('Location'))).toBe(true)
    const query = new URL(asked.findLast(({ url }) => url.includes('Location'))!.url).searchParams
    expect([query.get('Location'), query.get('HotelName')]).toEqual(['tr-istanbul-galata', null])
  })

  test('a district that was typed and not chosen is no search without it', async () => {
    const { asked, address } = draw([aHotel(language)])
    const district = page.getByRole('combobox', { name: words.district })
    await district.fill('ist')
    await expect.element(page.getByRole('option', { name: /Galata/ })).toBeVisible()
    await userEvent.tab()
    await page.getByRole('button', { name: words.search, exact: true }).click()
    await expect.element(district).toHaveFocus()
    await expect.element(district).toHaveValue('ist')
    await expect.element(district).toBeInvalid()
    expect(address()).toBe('/reservations/new')
    expect(asked.filter(({ url }) => url.includes('Location'))).toEqual([])
  })

  test('nothing found is said, and the filters can be cleared [wizard-04]', async () => {
    serveAnswers([answerTo(searchHotels, [], { total: 0 }), ...sold.opened])
    const { address } = drawPage(<NewRequestPage />, '/reservations/new?name=laleh')
    await expectShown([words.noResult])
    await press(words.clear)
    await expect.poll(address).toBe('/reservations/new')
    await expectShown([words.nothingOnSale])
    await expect.element(page.getByRole('button', { name: words.clear })).not.toBeInTheDocument()
  })

  test('nothing found speaks only of the filters that were set', async () => {
    serveAnswers([answerTo(searchHotels, [], { total: 0 }), ...sold.opened])
    const place = 'place=tr-istanbul-galata&placeName=Galata'
    drawPage(<NewRequestPage />, `/reservations/new?grade=4.5&${place}&from=2031-12-20&until=2031-12-24`)
    const { looserName, looserGrade, looserPlaces, looserDates } = words
    await expectShown([[looserGrade, looserPlaces, looserDates].join(' ')])
    expect(page.getByText(looserName, { exact: false }).elements()).toEqual([])
  })

  test('a search made while the first list is under way is the one that counts', async () => {
    const asked = serveAnswers([silenceTo(searchHotels), ...sold.opened])
    const { address } = drawPage(<NewRequestPage />, '/reservations/new')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.getByRole('textbox', { name: words.hotelName }).fill('laleh')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toContain('name=laleh')
    await expect.poll(() => asked.some(({ url }) => url.includes('HotelName=laleh'))).toBe(true)
  })

  test('asks for prices with dates in words, and asks for nothing with dates that are none', async () => {
    const { asked: all, address } = draw([aHotel(language)])
    const searches = () => all.filter(({ url }) => url.includes('/AccommodationPropertyClient'))
    const checkIn = page.getByRole('textbox', { name: words.checkIn })
    const checkOut = page.getByRole('textbox', { name: words.checkOut })
    await expect.poll(() => searches().length).toBe(1)
    for (const [first, last, at, complaint] of [
      ['۲۹ آذر', '', checkOut, words.checkOutLacks],
      ['', '۴ دی', checkIn, words.checkInLacks],
      ['۲۹ آذر', '۲۸ آذر ۱۴۰۵', checkOut, words.wrongOrder],
      ['۲۹ آذر', '۴ دیی', checkOut, words.unread],
      ['۳۲ آذر', '۴ دی', checkIn, words.shortMonth],
    ] as const) {
      await checkIn.fill(first)
      await checkOut.fill(last)
      await userEvent.keyboard('{Enter}')
      await expect.element(at).toHaveAccessibleDescription(expect.stringContaining(complaint))
      await expect.element(at).toHaveFocus()
    }
    expect([searches().length, address()]).toEqual([1, '/reservations/new'])
    await expect.element(checkIn).toHaveValue('32 آذر')
    await checkIn.fill('۲۹ آذر')
    await checkOut.fill('۴ دی')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/from=\d{4}-12-20&until=\d{4}-12-2\d$/)
    await expect.poll(() => searches().at(-1)?.url).toMatch(/CheckInDate=.*CheckOutDate=/)
  })

  test('dates that nobody has searched with yet go with the hotel that is chosen', async () => {
    const { address } = draw([aHotel(language)])
    await page.getByRole('textbox', { name: words.checkIn }).fill('۲۹ آذر')
    await page.getByRole('textbox', { name: words.checkOut }).fill('۴ دی')
    await page.getByRole('listitem').filter({ hasText: 'Caravanserai' }).getByRole('button').click()
    await expect.poll(address).toMatch(/from=\d{4}-12-20&until=\d{4}-12-2\d&hotel=1$/)
  })

  test('names the country of a city in the language, not by its code', async () => {
    const kualaLumpur = { Id: 'my-kuala-lumpur', Title: 'Kuala Lumpur', City: null, CountryCode: 'MY' }
    serveAnswers([answerTo(searchHotels, []), answerTo(findLocations, [kualaLumpur] as never), ...sold.opened])
    drawPage(<NewRequestPage />, '/reservations/new')
    await page.getByRole('combobox', { name: words.district }).fill('kuala')
    await expect.element(page.getByRole('option', { name: words.malaysia })).toBeVisible()
  })

  test('says what lacks when a link has one date alone', async () => {
    serveAnswers([answerTo(searchHotels, []), ...sold.opened])
    drawPage(<NewRequestPage />, '/reservations/new?from=2031-12-20')
    const checkOut = page.getByRole('textbox', { name: words.checkOut })
    await expect.element(checkOut).toHaveAccessibleDescription(words.checkOutLacks)
  })

  test('lets chosen districts stand beside one another on a phone', async () => {
    await page.viewport(390, 844)
    serveAnswers([answerTo(searchHotels, []), ...sold.opened])
    const chosen = ['Galata', 'Taksim', 'Laleli'].map((name) => `place=tr-${name.toLowerCase()}&placeName=${name}`)
    drawPage(<NewRequestPage />, `/reservations/new?${chosen.join('&')}`)
    const chip = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect().top
    await expect.element(page.getByText('Laleli', { exact: true })).toBeVisible()
    expect([chip('Taksim'), chip('Laleli')]).toEqual([chip('Galata'), chip('Galata')])
  })

  test('shows the whole example in every field of a phone', async () => {
    await drawScreen(portal, '/reservations/new', {
      language,
      width: 390,
      answers: [answerTo(searchHotels, [aHotel(language)], { total: 1 }), ...sold.opened],
    })
    await expectShown([words.hotelNameHint])
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main input')].filter(
      ({ placeholder }) => placeholder !== '',
    )
    expect(inputs.length).toBeGreaterThan(3)
    const cut = inputs.filter((input) => {
      const pen = document.createElement('canvas').getContext('2d')!
      // At the 16 px that a finger gets.
      pen.font = `16px ${getComputedStyle(input).fontFamily}`
      return pen.measureText(input.placeholder).width >= input.clientWidth
    })
    expect(cut.map(({ placeholder }) => placeholder)).toEqual([])
  })

  test('offers every grade from one to five with halves [wizard-02]', async () => {
    draw([])
    await page.getByRole('button', { name: words.grade, exact: false }).click()
    await expect.poll(() => page.getByRole('option').all().length).toBe(10)
    await expect.element(page.getByRole('option', { name: words.anyGrade })).toBeVisible()
    for (const name of words.grades) await expect.element(page.getByRole('option', { name, exact: true })).toBeVisible()
  })

  test('shows name, place, stars, board, price and dates in both calendars on a card [wizard-03] [shell-11]', async () => {
    keepChoice('sarai.hotels', 'cards')
    draw([aHotel(language)])
    const card = page.getByRole('listitem').filter({ hasText: 'Caravanserai' })
    await expect.element(card.getByText('Caravanserai Court G…', { exact: true })).toBeVisible()
    for (const text of ['Galata, Istanbul', 'Bed and breakfast', words.available, words.other, words.price])
      await expect.element(card.getByText(text)).toBeVisible()
    await expect.element(card.getByText(words.stars)).toBeInTheDocument()
  })

  test('an inactive hotel says so and cannot be chosen, an active one can [wizard-04]', async () => {
    const { address } = draw([
      aHotel(language),
      aHotel(language, { accommodationPropertyId: 2, hotelName: 'Closed house', isInActive: true }),
    ])
    const closed = page.getByRole('listitem').filter({ hasText: 'Closed house' })
    await expect.element(closed.getByText(words.inactive, { exact: true })).toBeVisible()
    expect(closed.getByRole('button').all()).toHaveLength(0)
    const open = page.getByRole('listitem').filter({ hasText: 'Caravanserai' })
    await expect.element(open.getByText(words.inactive, { exact: true })).not.toBeInTheDocument()
    await open.getByRole('button').click()
    await expect.poll(address).toContain('hotel=1')
  })

  test('shows six hotels with their prices at once on a wide screen, and remembers who wants cards', async () => {
    await page.viewport(1440, 900)
    const names = Array.from({ length: 12 }, (_, place) => `House ${place + 1}`)
    const hotels = names.map((hotelName, place) =>
      aHotel(language, { accommodationPropertyId: place + 1, hotelName, minPrice: 10_000 + place * 100 }),
    )
    await drawScreen(portal, '/reservations/new', {
      language,
      answers: [answerTo(searchHotels, hotels, { total: 12 }), ...sold.opened],
    })
    const rows = page.getByRole('listitem').filter({ hasText: 'House' })
    await expect.poll(() => rows.all().length).toBe(12)
    const inSight = rows.elements().filter((row) => row.getBoundingClientRect().bottom <= 900)
    expect(inSight.length).toBeGreaterThanOrEqual(6)
    for (const row of inSight) expect(row.textContent).toMatch(/1[01]\d|۱[۰۱]/)
    await page.getByText(words.asCards, { exact: true }).click()
    expect(localStorage.getItem('sarai.hotels')).toBe('cards')
    await expect.poll(() => rows.elements()[0]!.getBoundingClientRect().height).toBeGreaterThan(200)
  })

  test('with dates begins with what can be had; the others say why and cannot be chosen', async () => {
    const stay = { nights: 5, totalPrice: 77_700, roomTypeId: 6, roomType: 'Double', problem: null }
    const full = { ...stay, totalPrice: null, problem: { code: 'DATES_CLOSED', text: 'Closed in these nights' } }
    const hotels = [
      aHotel(language, { accommodationPropertyId: 1, hotelName: 'Open house', stay }),
      aHotel(language, { accommodationPropertyId: 2, hotelName: 'Full house', stay: full }),
    ]
    const { address } = await drawScreen(portal, '/reservations/new?from=2031-12-20&until=2031-12-25', {
      language,
      answers: [answerTo(searchHotels, hotels, { total: 2 }), ...sold.opened],
    })
    await expectShown(['Open house', words.onlyAvailable])
    expect(document.body.innerText).not.toContain('Full house')
    // Under the title of the page comes the next level, not the one after it.
    await expect.element(page.getByRole('heading', { level: 2, name: 'Open house' })).toBeVisible()
    await page.getByText(words.onlyAvailable, { exact: true }).click()
    await expectShown(['Full house', full.problem.text])
    await expect.poll(address).toContain('others=shown')
    const row = page.getByRole('listitem').filter({ hasText: 'Full house' })
    expect(row.getByRole('button').all()).toHaveLength(0)
  })

  test('says when nothing can be had on the dates, and shows the reasons', async () => {
    const full = {
      nights: 5,
      totalPrice: null,
      roomTypeId: null,
      roomType: null,
      problem: { code: 'DATES_CLOSED', text: 'Closed in these nights' },
    }
    await drawScreen(portal, '/reservations/new?from=2031-12-20&until=2031-12-25', {
      language,
      answers: [answerTo(searchHotels, [aHotel(language, { stay: full })], { total: 1 }), ...sold.opened],
    })
    await expectShown([words.noneAvailable, words.noneAvailableHelp])
    await press(words.showOthers)
    await expectShown([full.problem.text])
  })

  test('looks through five pages for what can be had; further only when asked to', async () => {
    const problem = { code: 'DATES_CLOSED', text: 'Closed in these nights' }
    const full = { nights: 5, totalPrice: null, roomTypeId: null, roomType: null, problem }
    const hotels = Array.from({ length: 24 }, (_, place) =>
      aHotel(language, { accommodationPropertyId: place + 1, stay: full }),
    )
    const { asked } = await drawScreen(portal, '/reservations/new?from=2031-12-20&until=2031-12-25', {
      language,
      answers: [answerTo(searchHotels, hotels, { total: 900 }), ...sold.opened],
    })
    const searches = () => asked.filter(({ url }) => url.includes('Page=')).length
    await expect.poll(searches).toBe(5)
    await press(words.showMore)
    await expect.poll(searches).toBe(6)
    await new Promise((done) => setTimeout(done, 200))
    expect(searches()).toBe(6)
  })
})
