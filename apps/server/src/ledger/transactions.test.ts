import {
  askStatement,
  downloadStatement,
  listTransactions,
  readStatement,
} from '@sarai/wire/portal/money/transactions.ts'
import { describe, expect, it } from 'vitest'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import { describeLine } from '#ledger/statement/describe-line.ts'
import { makeStatement } from '#ledger/statement/make-statement.ts'
import { statementPaper } from '#ledger/statement/statement-paper.ts'
import { someBooks } from '#ledger/testing/some-books.ts'
import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, files, callAs, anAgency } = await openTestApp()
const agency = await anAgency('Parvaz Asia')
const own = callAs(agency.token)
const books = someBooks(database, agency.agencyId)
const first = await books.aContract()
const second = await books.aContract()
await books.charge(first, 'request/1/v1/charge', 118_000, 12_000, '2026-11-03T12:00Z')
await books.receipt(first, 7, 106_000, '2026-11-05T09:00Z')
await books.charge(second, 'request/2/v1/charge', 64_000, 8_000, '2026-11-13T17:00Z')

describe('the account of an agency [pay-07]', () => {
  it('reads like a paper statement: the oldest first, and what was owed after each line', async () => {
    const page = await own(listTransactions, { query: {} })
    expect(page).toMatchObject({ Total: 5, Page: 1, Currency: 'EUR', Currencies: ['EUR'], FirstDay: '2026-11-03' })
    expect(page.Data.map(({ Id, Part, Debit, Credit, Balance }) => [Id, Part, Debit, Credit, Balance])).toEqual([
      [1, 'price', 118_000, 0, 118_000],
      [2, 'commission', 0, 12_000, 106_000],
      [3, 'whole', 0, 106_000, 0],
      [4, 'price', 64_000, 0, 64_000],
      [5, 'commission', 0, 8_000, 56_000],
    ])
    expect(page).toMatchObject({ OpeningBalance: 0, ClosingBalance: 56_000, TotalDebit: 182_000, TotalCredit: 126_000 })
  })

  it('says Settled of the line that brought its contract to zero, and names the payment', async () => {
    const { Data } = await own(listTransactions, { query: {} })
    expect(Data.map(({ State }) => State)).toEqual(['Debit', 'Credit', 'Settled', 'Debit', 'Credit'])
    expect(Data[2]).toMatchObject({ PaymentNumber: 'P-7', OrderNumber: `C-${first}`, Kind: 'payment' })
  })

  it('carries forward from page to page, wherever a page cuts', async () => {
    const pages = []
    for (const Page of [1, 2, 3]) pages.push(await own(listTransactions, { query: { Page, PageSize: 2 } }))
    expect(pages.map(({ CarriedForward, CarriedOver }) => [CarriedForward, CarriedOver])).toEqual([
      [0, 106_000],
      [106_000, 64_000],
      [64_000, 56_000],
    ])
    expect(pages.flatMap(({ Data }) => Data.map(({ Id }) => Id))).toEqual([1, 2, 3, 4, 5])
    const last = await own(listTransactions, { query: { PageSize: 2 } })
    expect(last).toEqual(pages[2])
    const beyond = await own(listTransactions, { query: { Page: 9, PageSize: 2 } })
    expect(beyond).toMatchObject({ Data: [], CarriedForward: 56_000, CarriedOver: 56_000 })
  })

  it('of some days opens with what was owed before them', async () => {
    const page = await own(listTransactions, { query: { From: '2026-11-05', Until: '2026-11-12' } })
    expect(page).toMatchObject({
      Total: 1,
      OpeningBalance: 106_000,
      ClosingBalance: 0,
      TotalDebit: 0,
      TotalCredit: 106_000,
    })
    const none = await own(listTransactions, { query: { From: '2026-11-06', Until: '2026-11-07' } })
    expect(none).toMatchObject({ Data: [], Total: 0, OpeningBalance: 0, ClosingBalance: 0 })
    const wrongWay = await own(listTransactions, { query: { From: '2026-11-12', Until: '2026-11-04' } })
    expect(wrongWay).toMatchObject({ Data: [], Total: 0 })
  })

  it('tells a price that became another from a request that was accepted, and a commission from a price', async () => {
    const other = await anAgency('Lowered')
    const its = someBooks(database, other.agencyId)
    const contract = await its.aContract()
    await its.charge(contract, 'request/3/v2/charge', 100_000, 10_000)
    await its.charge(contract, 'request/3/v5/difference', -20_000, -2_000)
    const commission = [
      ['agency', -500],
      ['commission', 500],
    ] as const
    await its.post(contract, { about: 'charge', id: 'request/3/v7/difference', sides: commission })
    const back = [
      ['agency', 500],
      ['commission', -500],
    ] as const
    await its.post(contract, { about: 'reversal', id: 'request/3/v7/difference/reversed', sides: back })
    const { Data } = await callAs(other.token)(listTransactions, { query: {} })
    const said = (language: 'en' | 'fa') =>
      Data.map((line) => [line.Debit - line.Credit, line.Part, describeLine(language, line).trim()])
    expect(said('en')).toEqual([
      [100_000, 'price', 'Request accepted'],
      [-10_000, 'commission', 'Commission'],
      [-20_000, 'price', 'Price changed'],
      [2_000, 'commission', 'Commission changed'],
      [-500, 'commission', 'Commission changed'],
      [500, 'commission', 'Commission reversed'],
    ])
    expect(said('fa').slice(2, 4)).toEqual([
      [-20_000, 'price', 'تغییر قیمت'],
      [2_000, 'commission', 'تغییر کمیسیون'],
    ])
  })

  it('is there before anything was booked, and is nobody else’s [api-05]', async () => {
    const { token } = await anAgency('Other')
    const page = await callAs(token)(listTransactions, { query: {} })
    expect(page).toMatchObject({
      Data: [],
      Total: 0,
      Currency: 'EUR',
      Currencies: [],
      ClosingBalance: 0,
      FirstDay: null,
    })
    await expect(own(listTransactions, { query: { Currency: 'XXX' } })).rejects.toMatchObject({ status: 404 })
  })

  it('is kept by the journals alone: nobody writes a balance, and an agency books no money', async () => {
    const kept = await database.sql(`select amount::int, entries::int from balance where agency_id = $1`, [
      agency.agencyId,
    ])
    expect(kept).toEqual([{ amount: 56_000, entries: 5 }])
  })
})

async function made(kind: 'xlsx' | 'pdf', language = 'en') {
  const call = callAs(agency.token, language)
  const { id } = await call(askStatement, { body: { kind } })
  const [job] = await database.sql<{ payload: TaskPayloads['make-statement'] }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'statementId' = $1`,
    [id],
  )
  await makeStatement({ db: database.workerDb, files }, job!.payload, '1')
  expect((await call(readStatement, {})).statement).toMatchObject({
    id,
    state: 'ready',
    progress: 100,
    rows: 5,
    isCut: false,
  })
  return call(downloadStatement, { params: { id } })
}

describe('a statement as a file', () => {
  it.each([
    ['en', 'Statement', ['Opening balance', 'Closing balance']],
    ['fa', 'صورت‌حساب', ['مانده ابتدای دوره', 'مانده پایان دوره']],
  ] as const)('is a spreadsheet between two balances, in %s', async (language, name, [opening, closing]) => {
    const file = await made('xlsx', language)
    const [sheet] = await readWorkbook(file.content)
    expect(sheet?.name).toBe(name)
    const rows = sheet!.rows.slice(1).map(({ cells }) => cells)
    expect([rows[0]?.[3], rows[0]?.[8]]).toEqual([opening, 0])
    expect([rows.at(-1)?.[3], rows.at(-1)?.[8]]).toEqual([closing, 560])
    expect(rows.slice(1, -1).map((cells) => [cells[6], cells[7], cells[8]])).toEqual([
      [1180, null, 1180],
      [null, 120, 1060],
      [null, 1060, 0],
      [640, null, 640],
      [null, 80, 560],
    ])
  })

  it.each(['en', 'fa'])('is a paper, in %s', async (language) => {
    const file = await made('pdf', language)
    expect(file.mediaType).toBe('application/pdf')
    expect(Buffer.from(file.content.slice(0, 5)).toString()).toBe('%PDF-')
    expect(file.content.length).toBeGreaterThan(5_000)
  })

  it('is one at a time for each user, and nobody else’s [api-05]', async () => {
    const { id } = await own(askStatement, { body: { kind: 'pdf' } })
    await expect(own(askStatement, { body: { kind: 'pdf' } })).rejects.toMatchObject({ code: 'EXPORT_UNDER_WAY' })
    const { token } = await anAgency('Curious')
    await expect(callAs(token)(downloadStatement, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('says of a balance on which side it stands, and never shows it below zero', () => {
    const paper = statementPaper('en', {
      currency: 'EUR',
      agency: 'Parvaz Asia',
      from: '2026-11-01',
      until: null,
      now: Date.parse('2026-11-15T08:00Z'),
      opening: 31_000,
      closing: -5_000,
      lines: [],
      isCut: true,
    })
    expect(paper).toMatchObject({
      range: 'From 1 Nov 2026 to 15 Nov 2026',
      opening: { amount: '€310', side: 'Dr' },
      closing: { amount: '€50', side: 'Cr' },
      stands: 'Your credit is €50',
    })
    expect(paper.cut).toMatch(/^There are more entries/)
  })
})
