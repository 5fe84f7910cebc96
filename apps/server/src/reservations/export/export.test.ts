import { listActivity } from '@sarai/wire/desk/activity.ts'
import {
  askExport,
  downloadExport,
  mostExported,
  readExport,
  type AskExportBody,
} from '@sarai/wire/portal/request-exports.ts'
import { submitRequest, validateRequest } from '@sarai/wire/portal/requests.ts'
import { listRequests, type ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { AgencyId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { showShortDate } from '@sarai/locale/date/date-display.ts'
import { serialOf } from '@sarai/locale/date/date-serial.ts'
import { describe, expect, it } from 'vitest'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import { exportSheets } from '#reservations/export/export-sheets.ts'
import { askExported } from '#reservations/export/exported-requests.ts'
import { makeExport } from '#reservations/export/make-export.ts'
import { oldRows } from '#reservations/export/old-rows.ts'
import { anAskedStay, inDays } from '#reservations/testing/an-asked-stay.ts'
import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp, type TestCall } from '#testing/test-app.ts'

const { database, files, callAs, anAgency, aColleague, aStaffMember } = await openTestApp()
const { sql, workerDb } = database
const { aPackage, aProperty } = aCatalogue(database)
const agency = await anAgency('Parvaz Asia')
const own = callAs(agency.token)
const galata = await aProperty(await aPackage(), { name: 'Galata', persianName: 'گالاتا', price: 10_000 })
const [room] = await sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [galata])

const formula = '=HYPERLINK("http://x","y")'
for (const ref of ['first', formula, '@SUM(1)']) await submit(ref)

async function submit(AgencyRef: string, by: TestCall = own) {
  const stay = anAskedStay(galata, room!.id)
  const { QuoteId } = await by(validateRequest, { body: stay })
  const rest = { NeedTransfer: false, OriginFlight: null, DestinationFlight: null, Description: '', AgencyRef }
  return by(submitRequest, { body: { ...stay, ...rest, QuoteId } })
}

type Filters = AskExportBody['filters']
const ask = (filters: Filters = {}, by: TestCall = own) => by(askExport, { body: { filters, showCommission: true } })
const jobs = async (id: string) => {
  const found = await sql<{ payload: TaskPayloads['make-request-export'] }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'exportId' = $1`,
    [id],
  )
  return found.map(({ payload }) => payload)
}
async function make(id: string) {
  const [job] = await jobs(id)
  await makeExport({ db: workerDb, files }, job!, 'test')
}
async function exported(filters: Filters = {}, by: TestCall = own) {
  const { id } = await ask(filters, by)
  await make(id)
  const file = await by(downloadExport, { params: { id } })
  return { id, file, sheets: await readWorkbook(file.content) }
}

describe('the list of requests as a spreadsheet', () => {
  it('holds what the list shows, in its order', async () => {
    const { sheets, file } = await exported({ sort: 'number', view: 'us' })
    const { Data } = await own(listRequests, { query: { View: 'us' } })
    const [requests, about] = sheets
    expect(requests?.rows.slice(1).map(({ cells }) => cells[0])).toEqual(Data.map((row) => row.RequestNumber))
    expect(about?.rows[1]?.cells).toEqual(['This file holds 3 requests.'])
    expect(file.name).toMatch(/^Requests \d{4}-\d\d-\d\d\.xlsx$/)
  })

  it('keeps to filters and to what was searched for', async () => {
    expect((await exported({ search: 'first' })).sheets[0]?.rows).toHaveLength(2)
    expect((await exported({ state: 'Confirmed' })).sheets[0]?.rows).toHaveLength(1)
  })

  it('has days that a spreadsheet can count with, and the Jalali ones beside them', async () => {
    const { sheets } = await exported()
    const [head, row] = sheets[0]!.rows
    const cellOf = (title: string) => row!.cells[head!.cells.indexOf(title)]
    expect(cellOf('Check-in')).toBe(serialOf(inDays(10)))
    expect(cellOf('Check-in (Jalali)')).toBe(showShortDate('en', inDays(10), 'jalali'))
    expect(cellOf('Created (Tehran)')).toEqual(expect.any(Number))
    expect([cellOf('Total price'), cellOf('Commission'), cellOf('Final price')]).toEqual([300, 0, 300])
  })

  it('is read from right to left in Persian', async () => {
    const { sheets, file } = await exported({}, callAs(agency.token, 'fa'))
    expect(sheets.map(({ name }) => name)).toEqual(['درخواست‌ها', 'درباره این فایل'])
    expect(sheets[0]?.rows[1]?.cells).toContain('گالاتا')
    expect(file.name).toMatch(/^درخواست‌ها 14\d\d-\d\d-\d\d\.xlsx$/)
    const sheet = exportSheets('fa', { rows: [], isCut: false, showsCommission: true })
    expect(sheet.map(({ rightToLeft }) => rightToLeft)).toEqual([true, true])
  })

  it('turns nothing that somebody typed into a formula', async () => {
    const { sheets } = await exported()
    // A cell with a formula would be read as what it comes to.
    const refs = sheets[0]!.rows.map(({ cells }) => cells[2])
    expect(refs).toEqual(expect.arrayContaining([formula, '@SUM(1)']))
  })

  it('for clients has neither the commission nor what the agency pays', async () => {
    const { id } = await own(askExport, { body: { filters: {}, showCommission: false } })
    await make(id)
    const [requests] = await readWorkbook((await own(downloadExport, { params: { id } })).content)
    expect(requests?.rows[0]?.cells).toContain('Total price')
    expect(requests?.rows[0]?.cells).not.toEqual(expect.arrayContaining(['Commission']))
    expect(requests?.rows[0]?.cells).not.toEqual(expect.arrayContaining(['Final price']))
  })

  it('says in the file itself that it was cut', () => {
    const about = (isCut: boolean) => exportSheets('en', { rows: [], isCut, showsCommission: true })[1]!.rows.flat()
    expect(about(false)).toHaveLength(1)
    expect(about(true)[1]).toMatch(/^There are more requests than a file may hold/)
  })

  it.each(['en', 'fa'] as const)('has a column as wide as its title, in %s', (language) => {
    const [sheet] = exportSheets(language, { rows: [], isCut: false, showsCommission: true })
    const narrow = sheet!.columns.filter(({ title, width }) => title.length >= width)
    expect(narrow).toEqual([])
  })

  it('of requests in several currencies shows each amount in its own', async () => {
    const { Data } = await own(listRequests, { query: {} })
    const rows: ListedRequest[] = ['EUR', 'IRR'].map((Currency) => ({ ...Data[0]!, Currency, FinalPrice: 12_345 }))
    const [sheet] = exportSheets('en', { rows, isCut: false, showsCommission: true })
    expect(sheet!.rows.map((row) => row.at(-1))).toEqual([123.45, 12_345])
  })
})

describe('of more requests than a file may hold', () => {
  /** The only one of an agency, again and again: nobody submits ten thousand. */
  async function copied(ofAgency: AgencyId, wanted: number) {
    await sql(
      `insert into request select copied.*
       from (select * from request where agency_id = $1 order by id desc limit 1) one, generate_series(1, $2::int) n,
         lateral jsonb_populate_record(null::request, to_jsonb(one) || jsonb_build_object('id', one.id + n)) copied`,
      [ofAgency, wanted],
    )
  }

  it('has the newest ten thousand, and says itself that the rest was left out', { timeout: 60_000 }, async () => {
    const many = await anAgency('Many Requests')
    const call = callAs(many.token)
    const { Id: oldest } = await submit('the oldest', call)
    await copied(many.agencyId, mostExported - 1)
    expect(await reached(many.agencyId)).toEqual({ rows: mostExported, isCut: false })
    await copied(many.agencyId, 1)
    expect(await reached(many.agencyId)).toEqual({ rows: mostExported, isCut: true })

    const { sheets } = await exported({}, call)
    expect((await call(readExport, {})).export).toMatchObject({ rows: mostExported, isCut: true })
    const numbers = sheets[0]!.rows.slice(1).map(({ cells }) => cells[0])
    expect(numbers).toHaveLength(mostExported)
    expect([numbers[0], numbers.at(-1)]).toEqual([`R-${oldest + mostExported}`, `R-${oldest + 1}`])
    expect(sheets[1]!.rows.map(({ cells }) => cells[0])).toEqual([
      'About this file',
      'This file holds 10,000 requests.',
      expect.stringMatching(/^There are more requests than a file may hold/),
    ])
  })

  async function reached(agencyId: AgencyId) {
    const asked = askExported(agencyId, { View: 'all', Sort: 'number' })
    const { ids, isCut } = await workerDb.look(systemCaller('test'), asked)
    return { rows: ids.length, isCut }
  }
})

describe('a spreadsheet that is asked for', () => {
  it('is one at a time for each user', async () => {
    const { token } = await aColleague(agency.agencyId, 'agent')
    const { id } = await ask()
    await expect(ask({ state: 'New' })).rejects.toMatchObject({ status: 409, code: 'EXPORT_UNDER_WAY' })
    const other = await ask({}, callAs(token))
    expect(await jobs(other.id)).toHaveLength(1)
    await make(id)
    await make((await ask()).id)
  })

  it('is in the log, with whoever asked', async () => {
    const { token } = await aColleague(agency.agencyId, 'accountant')
    await make((await ask({}, callAs(token))).id)
    const { rows } = await callAs((await aStaffMember('admin')).token)(listActivity, { query: { limit: 1 } })
    expect(rows).toMatchObject([{ what: 'requests-export', agency: { id: agency.agencyId }, who: { kind: 'agency' } }])
  })

  it('says how far it is, and how many rows it has', async () => {
    expect((await callAs((await anAgency('New')).token)(readExport, {})).export).toBeNull()
    const { id } = await ask()
    expect((await own(readExport, {})).export).toEqual({ id, state: 'making', progress: 0, rows: 0, isCut: false })
    await expect(own(downloadExport, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await make(id)
    expect((await own(readExport, {})).export).toEqual({ id, state: 'ready', progress: 100, rows: 3, isCut: false })
  })

  it('is given up after a while, and its job then finds that another was asked for', async () => {
    const late = await ask()
    await sql(`update request_export set asked_at = now() - interval '6 minutes' where id = $1`, [late.id])
    const [job] = await jobs(late.id)
    const { id } = await ask()
    await makeExport({ db: workerDb, files }, job!, 'test')
    expect((await own(readExport, {})).export).toMatchObject({ id, state: 'making' })
    await make(id)
  })

  it('that could not be made says so, and can be asked for again', async () => {
    const { id } = await ask()
    const [job] = await jobs(id)
    const broken = { ...files, put: () => Promise.reject(new Error('the store is away')) }
    await expect(makeExport({ db: workerDb, files: broken }, job!, 'test')).rejects.toThrow('away')
    expect((await own(readExport, {})).export).toMatchObject({ state: 'failed' })
    await expect(exported()).resolves.toMatchObject({ sheets: expect.any(Array) })
  })

  it('is nobody else’s: not of a colleague, not of another agency', async () => {
    const { id } = await exported()
    const colleague = await aColleague(agency.agencyId, 'owner')
    for (const { token } of [colleague, await anAgency('Stranger')]) {
      await expect(callAs(token)(downloadExport, { params: { id } })).rejects.toMatchObject({ status: 404 })
    }
    const every = query<void, { id: string }>(`select id from request_export`)
    const seen = await database.db.read({ ...someoneOf(agency.agencyId), userId: colleague.userId }, (tx) =>
      every.all(tx),
    )
    expect(seen).toEqual([])
  })

  it('takes the place of the one before, and is gone after a day', async () => {
    const before = await exported()
    const [{ object } = { object: '' }] = await sql<{ object: string }>(
      `select object from request_export where id = $1`,
      [before.id],
    )
    const { id } = await exported()
    expect(await files.get(object)).toBeUndefined()
    await sql(`update request_export set asked_at = now() - interval '25 hours' where id = $1`, [id])
    await sweepOldRows(workerDb, oldRows)
    await expect(own(downloadExport, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})
