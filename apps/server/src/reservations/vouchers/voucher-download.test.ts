import pg from 'pg'
import sharp from 'sharp'
import { decodeQR } from 'qr/decode.js'
import { downloadDeskVoucher } from '@sarai/wire/desk/requests/voucher.ts'
import { changeFlights } from '@sarai/wire/portal/life/changes.ts'
import { downloadVoucher, setLogo } from '@sarai/wire/portal/money/vouchers.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { describe, expect, it } from 'vitest'
import { typeset } from '#documents/typeset.ts'
import { findRequest, roomsOfRequest } from '#reservations/requests/request-queries.ts'
import { inDays } from '#reservations/testing/an-asked-stay.ts'
import { confirming } from '#reservations/testing/confirmed.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { downloadDeskVoucher as voucherOf, readVoucher } from '#reservations/vouchers/download-voucher.ts'
import { voucherPaper, type Vouched } from '#reservations/vouchers/voucher-paper.ts'
import { lastVoucher } from '#reservations/vouchers/voucher-queries.ts'
import { voucherWords } from '#reservations/vouchers/voucher-words.ts'
import { Problem } from '#problem.ts'
import { someStaff } from '#testing/some-callers.ts'

const drafting = await openDrafting()
const { database, callAs, anAgency, aColleague, aStaffMember } = drafting
const { desk, submitted, confirmed } = confirming(drafting)
const hostile = '#panic("no") $x$ *bold* #import "/etc/passwd": *'

const flight = {
  Airline: 'W5',
  FlightNumber: '112',
  TakeOffDate: inDays(10),
  TakeOffTime: '14:05',
  LandingDate: '',
  LandingTime: '16:35',
  FlightDuration: '',
  OriginAirport: '',
  DestinationAirport: '',
}
const travelling = { NeedTransfer: true, OriginFlight: flight, DestinationFlight: null }
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length

async function vouched(of: { agencyId: never; requestId: RequestId } | object, changes: Partial<Vouched> = {}) {
  const kept = of as Parameters<typeof findRequest.one>[1]
  return database.db.read(someStaff, async (tx): Promise<Vouched> => ({
    request: await findRequest.one(tx, kept),
    rooms: await roomsOfRequest.all(tx, kept),
    paper: await lastVoucher.one(tx, kept),
    agency: 'Parvaz Asia',
    address: 'Bankalar Cd. 41',
    hasLogo: false,
    supportPhone: '+98 21 8800 1212',
    portalOrigin: 'https://portal.sarai.example',
    ...changes,
  }))
}

describe('the voucher of a confirmed request', () => {
  it.each(['en', 'fa'] as const)('comes as one page of PDF in the language of whoever asks (%s)', async (language) => {
    const { of, params, token } = await confirmed(travelling)
    const file = await callAs(token, language)(downloadVoucher, { params })
    expect([file.name, file.mediaType]).toEqual([`V-${of.requestId}.pdf`, 'application/pdf'])
    expect(Buffer.from(file.content).toString('latin1')).toContain(`/Lang (${language})`)
    expect(pagesOf(file.content)).toBe(1)
  })

  it('is for everybody of its agency and for the desk, and for nobody else', async () => {
    const { params, agencyId } = await confirmed()
    const accountant = callAs((await aColleague(agencyId, 'accountant')).token)
    await expect(accountant(downloadVoucher, { params })).resolves.toMatchObject({ mediaType: 'application/pdf' })
    const stranger = callAs((await anAgency()).token)
    await expect(stranger(downloadVoucher, { params })).rejects.toMatchObject({ status: 404 })
    const clerk = callAs((await aStaffMember('reservations')).token)
    await expect(clerk(downloadDeskVoucher, { params })).resolves.toMatchObject({ mediaType: 'application/pdf' })
    await expect(clerk(downloadDeskVoucher, { params: { id: 999_999 } })).rejects.toMatchObject({ status: 404 })
    const catalogue = callAs((await aStaffMember('catalogue')).token)
    await expect(catalogue(downloadDeskVoucher, { params })).rejects.toMatchObject({ status: 403 })
  })

  it('is not there before: the answer says what is missing', async () => {
    const { params, call } = await submitted()
    await expect(call(downloadVoucher, { params })).rejects.toMatchObject({
      status: 400,
      code: 'REQUEST_NOT_CONFIRMED',
    })
  })

  it('that was replaced is given out no more, and the new one has another number', async () => {
    const { of, params, call, version } = await confirmed()
    await call(changeFlights, { body: { Id: of.requestId, Version: await version(), ...travelling } })
    expect((await call(downloadVoucher, { params })).name).toBe(`V-${of.requestId}-2.pdf`)
  })

  it('never names the guests of before under the code that counts now', async () => {
    const { of } = await confirmed()
    const changer = new pg.Client({ connectionString: database.superuserUrl })
    await changer.connect()
    try {
      await changer.query('begin; lock table paper in access exclusive mode')
      const { rows } = await changer.query<{ pid: number }>(`select pg_backend_pid() as pid`)
      const asked = database.db.read(someStaff, (tx) => readVoucher(tx, of.agencyId, of.requestId))
      const waiting = `select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`
      await expect.poll(() => database.sql(waiting, [rows[0]!.pid]), { timeout: 4_000 }).toHaveLength(1)
      const renamed = await changer.query(
        `update request_room set guests = replace(guests::text, 'Rahimi', 'Karimi')::jsonb
         where request_id = $1 and guests::text like '%Rahimi%'`,
        [of.requestId],
      )
      expect(renamed.rowCount).toBe(1)
      await changer.query(
        `with old as (update paper set state = 'replaced', ended_at = now() where request_id = $1 returning paper.*)
         insert into paper (agency_id, request_id, kind, version, code, issued_at)
         select agency_id, request_id, kind, 2, reverse(code), issued_at from old`,
        [of.requestId],
      )
      await changer.query('commit')
      const { paper, rooms } = await asked
      expect([paper.version, JSON.stringify(rooms)]).toEqual([2, expect.stringContaining('Karimi')])
    } finally {
      await changer.end()
    }
  })

  it('comes with the letter of its agency while the logo cannot be reached', async () => {
    const { of, agencyId } = await confirmed()
    await database.sql(
      `insert into agency_logo (agency_id, file, set_by, set_at)
      select agency_id, gen_random_uuid(), id, now() from agency_user where agency_id = $1 limit 1`,
      [agencyId],
    )
    const away = () => Promise.reject(new Problem('FILES_UNREACHABLE', { values: { seconds: 10 } }))
    const parts = {
      db: database.db,
      files: { ...drafting.files, get: away },
      portalOrigin: 'https://portal.sarai.example',
      supportPhone: { latest: async () => '+98 21 8800 1212' },
    }
    const { mediaType, content } = await voucherOf(parts, someStaff, of.requestId)
    expect([mediaType, pagesOf(content)]).toEqual(['application/pdf', 1])
  })

  it('stands under the logo of its agency', async () => {
    const { params, call, agencyId } = await confirmed()
    const plain = (await call(downloadVoucher, { params })).content.length
    const owner = callAs((await aColleague(agencyId, 'owner')).token)
    const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#27407f' } })
      .png()
      .toBuffer()
    await owner(setLogo, { body: new Blob([new Uint8Array(picture)], { type: 'image/png' }) })
    const { content } = await call(downloadVoucher, { params })
    expect(Buffer.from(content).toString('latin1')).toContain('/Subtype /Image')
    expect(content.length).not.toBe(plain)
  })
})

describe('what stands on a voucher', () => {
  it('is who comes, where, when and how, and no price', async () => {
    const { of } = await confirmed(travelling)
    await database.sql(
      `update request set hotel_confirmation_number = 'GCH-77341', description = 'secret wish' where id = $1`,
      [of.requestId],
    )
    const paper = voucherPaper('en', await vouched(of))
    const said = JSON.stringify(paper)
    const checkIn = showDate('en', calendarDay(inDays(10)))
    for (const part of ['RAHIMI / NASRIN', 'GCH-77341', `R-${of.requestId}`, 'Galata', 'W5 112', '16:35', checkIn]) {
      expect(said).toContain(part)
    }
    for (const part of ['€', 'EUR', '100', 'P1234567', 'secret wish', 'commission']) {
      expect(said.replaceAll(paper.code, '').replaceAll(`${of.requestId}`, '')).not.toContain(part)
    }
    expect(paper.rooms[0]!.guests.map(({ title }) => title.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual(['MRS', 'MR'])
    expect(paper.transfers[1]).toEqual({ name: voucherWords.en.departure, flight: '' })
  })

  it('is read in Persian with Persian figures, but names and dates of birth as in the passport', async () => {
    const { of } = await confirmed(travelling)
    const { stay, rooms, transfers, hotel } = voucherPaper('fa', await vouched(of))
    expect(stay[0]!.value).toBe(showDate('fa', calendarDay(inDays(10))))
    expect(stay[2]).toMatchObject({ value: '۳ شب', note: '۱ اتاق · ۲ مسافر' })
    expect(rooms[0]!.guests[0]).toMatchObject({ place: '۱', type: 'مسافر اصلی' })
    expect(rooms[0]!.guests[0]!.name).toContain('RAHIMI / NASRIN')
    expect(JSON.stringify(transfers[0])).toContain('ساعت ۱۶:۳۵')
    expect(hotel.latin).toContain('Galata')
  })

  it('says across the page that it no longer counts', async () => {
    const { of } = await confirmed()
    const wordOf = async (language: Language) => voucherPaper(language, await vouched(of)).void
    expect(await wordOf('en')).toBe('')
    await desk.cancelConfirmed(of, 'Overbooked.')
    expect(await wordOf('en')).toBe(voucherWords.en.revoked)
    expect(await wordOf('fa')).toBe(voucherWords.fa.revoked)
  })

  it('leads with its code to the page that tells whether it counts', async () => {
    const { of } = await confirmed()
    const kept = await vouched(of)
    expect(photographed(voucherPaper('en', kept).code)).toBe(`https://portal.sarai.example/v/${kept.paper.code}`)
  })

  it('names a place once where the address of the hotel says no more', async () => {
    const { of } = await confirmed()
    const kept = await vouched(of)
    const { placeEn } = kept.request
    expect(voucherPaper('en', kept).hotel.address).toHaveLength(2)
    expect(voucherPaper('en', { ...kept, address: placeEn }).hotel.address).toHaveLength(1)
  })

  it('is text, whatever it looks like, and breaks before a room where a page ends', async () => {
    const { of } = await confirmed(travelling)
    const { rooms, ...kept } = await vouched(of, { agency: hostile, address: hostile })
    const guests = Array.from({ length: 4 }, () => ['ADT', hostile, 'W'.repeat(40), null, 'Male', 'IR'] as const)
    const many = Array.from({ length: 9 }, () => ({ ...rooms[0]!, nameEn: hostile, guests }))
    for (const language of ['en', 'fa'] as const) {
      const pdf = await typeset('voucher', voucherPaper(language, { ...kept, rooms: many }), { slowestMs: 15_000 })
      expect(pagesOf(pdf)).toBeGreaterThan(1)
    }
  })
})

/** What a camera reads from the drawn cells. */
function photographed(svg: string): string {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
  const scale = 8
  const width = side * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) * scale + row) * width + Number(x) * scale) * 4
      for (let at = from; at < from + scale * 4; at += 1) if (at % 4 !== 3) data[at] = 0
    }
  }
  return decodeQR({ width, height: width, data })
}
