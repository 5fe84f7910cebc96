import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { downloadReport } from '@sarai/wire/portal/request-reports.ts'
import { submitRequest, validateRequest } from '@sarai/wire/portal/requests.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { asRequestId, type RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { describe, expect, it, vi } from 'vitest'
import { typeset } from '#documents/typeset.ts'
import { reported } from '#reservations/report/download-report.ts'
import { breakable, directionOf, given } from '#reservations/report/paper-text.ts'
import { requestPaper } from '#reservations/report/request-paper.ts'
import { aGuest, anAskedStay, inDays } from '#reservations/testing/an-asked-stay.ts'
import { createSealing } from '#sealing.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { database, callAs, anAgency, aColleague } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const agency = await anAgency('Parvaz Asia')
const owner = callAs(agency.token)
const galata = await aProperty(await aPackage(), { name: 'Galata', persianName: 'گالاتا', price: 10_000 })
const [room] = await database.sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [galata])
const hostile = '#panic("no") $x$ *bold* #import "/etc/passwd": *'

const { Id: id } = await submit()
const read = (language: 'en' | 'fa') => callAs(agency.token, language)(readRequest, { params: { id } })
const download = (language: 'en' | 'fa', token = agency.token) =>
  callAs(token, language)(downloadReport, { params: { requestId: id }, query: {} })
const paperOf = async (language: 'en' | 'fa', showsCommission = true) =>
  requestPaper(language, { request: await read(language), agency: hostile, now: Date.now(), showsCommission })

async function submit() {
  const guests = [aGuest({ PassportNumber: 'CANARY778' }), aGuest({ FirstName: 'W'.repeat(25), LastName: 'Karimi' })]
  const asked = anAskedStay(galata, room!.id)
  const stay = { ...asked, Rooms: asked.Rooms.map((each) => ({ ...each, Guests: guests })) }
  const { QuoteId } = await owner(validateRequest, { body: stay })
  const rest = { NeedTransfer: false, OriginFlight: null, DestinationFlight: null, AgencyRef: '5512-YALDA' }
  return owner(submitRequest, { body: { ...stay, ...rest, Description: `${hostile}\nسلام`, QuoteId } })
}

describe('the report of a request', () => {
  it.each(['en', 'fa'] as const)('comes as a PDF in the language of whoever asks [req-09] (%s)', async (language) => {
    const file = await download(language)
    expect([file.name, file.mediaType]).toEqual([`R-${id}.pdf`, 'application/pdf'])
    const pdf = Buffer.from(file.content).toString('latin1')
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toContain(`/Lang (${language})`)
  })

  it('opens to everybody of the agency, and to nobody else', async () => {
    const { token } = await aColleague(agency.agencyId, 'accountant')
    await expect(download('en', token)).resolves.toMatchObject({ mediaType: 'application/pdf' })
    const stranger = await anAgency('Stranger')
    await expect(download('en', stranger.token)).rejects.toMatchObject({ status: 404 })
    const unknown = owner(downloadReport, { params: { requestId: 999_999 }, query: {} })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  it.each(['en', 'fa'] as const)(
    'tells of the stay in both calendars, of guests and of every price (%s)',
    async (language) => {
      const paper = await paperOf(language)
      const text = JSON.stringify(paper)
      const stay = paper.stay.map(({ value, note }) => `${value} ${note}`).join(' ')
      for (const calendar of ['gregorian', 'jalali'] as const) {
        for (const days of [10, 13]) expect(stay).toContain(showDate(language, inDays(days), calendar))
      }
      expect(text).toContain('5512-YALDA')
      expect(text).toContain('NASRIN RAHIMI')
      // Three nights that cost the same stand in one row.
      expect(paper.rooms[0]!.rows.map(({ cells }) => cells.map(({ amount }) => amount))).toEqual([
        [10_000, 10_000, 30_000].map((minor) => showMoney(language, money(minor, 'EUR'))),
      ])
      expect(paper.timeline.map(({ what }) => what)).toEqual([stepText(language, 'submit')])
    },
  )

  it('opens no seal and knows no note of the desk, whoever asks', async () => {
    await database.sql(
      `with clerk as (
         insert into staff (username, username_key, name, roles) values ('k', 'k', 'Kaveh', '{reservations}') returning id)
       insert into desk_note (agency_id, request_id, text, written_by) select $1, $2, 'CANARY779', id from clerk`,
      [agency.agencyId, id],
    )
    expect(JSON.stringify(await read('en'))).toContain('CANARY778')
    const open = vi.fn<() => string>(() => 'CANARY778')
    const sealing = { ...createSealing(testConfig(database.urls).SEALING_KEYS), open }
    const told = await reported({ db: database.db, sealing }, someoneOf(agency.agencyId), asRequestId(id))
    expect(told.request.Rooms[0]!.Guests).toHaveLength(2)
    expect(JSON.stringify(requestPaper('en', { ...told, showsCommission: true }))).not.toMatch(/CANARY/)
    expect(open).not.toHaveBeenCalled()
  })

  it('for clients has neither the commission nor what the agency pays', async () => {
    const request = { ...(await read('en')), TotalPrice: 30_000, TotalCommissionPerHotel: 4_321, FinalPrice: 25_679 }
    const paper = (showsCommission: boolean) => {
      const { words: _, ...said } = requestPaper('en', { request, agency: 'A', now: 0, showsCommission })
      return JSON.stringify(said)
    }
    for (const amount of ['€43.21', '€256.79', 'commission', stepText('en', 'submit'), 'سلام']) {
      expect(paper(true)).toContain(amount)
      expect(paper(false)).not.toContain(amount)
    }
    const file = await owner(downloadReport, { params: { requestId: id }, query: { ShowCommission: 'false' } })
    expect(file.mediaType).toBe('application/pdf')
  })

  it.each(['en', 'fa'] as const)(
    'tells each step of offers, money, messages and changes by its name (%s)',
    async (language) => {
      const request = await read(language)
      const [step] = request.Timeline
      const kinds = ['offer-price', 'accept-offer', 'decline-offer', 'withdraw-offer', 'expire-offer', 'reopen-notes']
      const others = [
        'close-notes',
        'change-stay',
        'change-details',
        'cancel-confirmed',
        'hold-deadline',
        'resume-deadline',
      ]
      const Timeline = [...kinds, ...others].map((What) => ({ ...step!, What }))
      const told = { request: { ...request, Timeline }, agency: 'A', now: 0, showsCommission: true }
      const names = requestPaper(language, told).timeline.map(({ what }) => what)
      expect(names).not.toContain(stepText(language, 'something that has no words'))
      expect(new Set(names).size).toBe(Timeline.length)
    },
  )

  it('shows what a special date adds, and nights of another price in a row of their own', async () => {
    const request = await read('en')
    const [line] = request.EachRoomPrice
    const [first, ...others] = line!.FareBreakDown
    const special = { ...first!, SpecialDate: { ...first!.SpecialDate, Room: 700 }, SpecialDateTitle: 'Yalda' }
    const EachRoomPrice = [{ ...line!, FareBreakDown: [special, ...others] }]
    const { rooms } = requestPaper('en', {
      request: { ...request, EachRoomPrice },
      agency: 'A',
      now: 0,
      showsCommission: true,
    })
    expect(rooms[0]!.rows.map(({ cells }) => cells[0])).toEqual([
      { amount: '€100', special: showMoneyDifference('en', money(700, 'EUR')) },
      { amount: '€100', special: '' },
    ])
    expect(rooms[0]!.rows.map(({ special: named }) => named)).toEqual([given('Yalda'), ''])
    expect(rooms[0]).toMatchObject({ isSpecial: true, sums: ['€307', '', '€300'] })
  })

  it('of nine rooms and thirty nights, all at other prices, is set within the time of a call', async () => {
    const request = await read('fa')
    const [line] = request.EachRoomPrice
    const [night] = line!.FareBreakDown
    const FareBreakDown = Array.from({ length: 30 }, (_, place) => ({
      ...night!,
      Date: inDays(10 + place),
      Price: { ...night!.Price, Room: 12_345_678_900 + place },
    }))
    const many = <T>(one: T) => Array.from({ length: 9 }, () => one)
    const EachRoomPrice = many({ ...line!, FareBreakDown })
    const Rooms = many(request.Rooms[0]!)
    const large = { ...request, Currency: 'IRR', NeedTransfer: true, EachRoomPrice, Rooms }
    const paper = requestPaper('fa', { request: large, agency: hostile, now: 0, showsCommission: true })
    expect((await typeset('request-report', paper, { slowestMs: 15_000 })).length).toBeGreaterThan(10_000)
  })
})

describe('text on paper', () => {
  it('breaks a word that no column holds, and leaves every other as it is', () => {
    expect(breakable('Sara Ahmadi')).toBe('Sara Ahmadi')
    expect(breakable('W'.repeat(30)).split('\u200B')).toHaveLength(30)
  })

  it.each([
    ['en', '(hello) سلام', 'ltr'],
    ['en', '(سلام) hello', 'rtl'],
    ['fa', '123', 'rtl'],
    ['en', '123', 'ltr'],
  ] as const)('runs as its first letter does: %s %s', (language, text, direction) => {
    expect(directionOf(language, text)).toBe(direction)
  })
})
