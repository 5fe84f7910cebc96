import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { someoneOf } from '#testing/some-callers.ts'
import { query } from '#database/query.ts'
import { tableRights } from '#database/rights/table-rights.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, anAgency } = await openTestApp()
const { agencyId } = await anAgency()
const admin = new pg.Client({ connectionString: database.superuserUrl })
await admin.connect()
afterAll(() => admin.end())
await database.sql(`insert into contract (agency_id, id, currency, state) values ($1, 1, 'EUR', 'Open')`, [agencyId])

/** Everybody whom the API can be, itself, and the worker. */
const roles = [
  'sarai_app',
  'sarai_agency',
  'sarai_desk',
  'sarai_portal_door',
  'sarai_desk_door',
  'sarai_visitor',
  'sarai_worker',
] as const
/** What is only ever added to: books, prices, and who did what. A column of each, to be changed. */
const onlyGrow = {
  journal: 'amounts = amounts',
  // Nor past its parent, by one of its parts.
  journal_00: 'amounts = amounts',
  allocation: 'amount = amount',
  allocation_00: 'amount = amount',
  price_version: 'lines = lines',
  price_version_00: 'lines = lines',
  request_event: 'actor = actor',
  request_event_00: 'actor = actor',
  payment_event: 'actor = actor',
  payment_share: 'expected = expected',
  exchange_rate: 'to_amount = to_amount',
  activity: 'what = what',
  activity_seal: 'signature = signature',
  activity_anchor: 'digest = digest',
  activity_anchored: 'hash = hash',
}
/** Of what has a life, what was said once and stays: how it is called, whose it is, and how much. */
const saidOnce = {
  payment: ['claimed', 'currency', 'contract_currency', 'kind', 'receipt_number', 'paid_at', 'sent_by', 'sent_at'],
  adjustment: ['contract_id', 'amount', 'reason', 'proposed_by', 'proposed_at'],
  contract: ['id', 'currency'],
  paper: ['request_id', 'version', 'code', 'issued_at'],
}
const statements = [
  ...Object.entries(onlyGrow).flatMap(([table, change]) => [
    `update ${table} set ${change}`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]),
  ...Object.entries(saidOnce).flatMap(([table, columns]) => [
    ...columns.map((column) => `update ${table} set ${column} = ${column}`),
    `delete from ${table}`,
    `truncate ${table}`,
  ]),
  `delete from balance`,
  `truncate balance`,
]

/** What else nobody changes, and is neither money nor a trace: a new one is put here or there by whoever adds it. */
const otherwise = ['agency_note', 'desk_note', 'note', 'request_place', 'requested_word', 'terms', 'ticket_note']

it('every table that nobody may change is tried, or is no book', () => {
  const grown = Object.entries(tableRights).flatMap(([table, rights]) => {
    const all = Object.values(rights).join()
    return all.includes('insert') && !/update|delete/.test(all) ? [table] : []
  })
  expect(grown.filter((table) => !(table in onlyGrow)).toSorted()).toEqual(otherwise)
})

/** The code of what PostgreSQL says to a statement of one of our roles, in a transaction that leaves nothing. */
async function saidTo(role: string, text: string, before = ''): Promise<string | undefined> {
  await admin.query('begin')
  try {
    if (before !== '') await admin.query(before)
    await admin.query(`select set_config('role', '${role}', true), set_config('app.agency', '${agencyId}', true)`)
    await admin.query(text)
    return undefined
  } catch (error) {
    return (error as pg.DatabaseError).code
  } finally {
    await admin.query('rollback')
  }
}

const refused = '42501'

describe.each(roles)('%s', (role) => {
  it.each(statements)('is refused: %s', async (text) => {
    expect(await saidTo(role, text)).toBe(refused)
  })
})

describe('an agency', () => {
  const booking = (accounts: string, amounts: string) =>
    query(`
      insert into journal (agency_id, contract_id, place, id, about, currency, accounts, amounts, at)
      values (${agencyId}, 1, 0, 'mine', 'payment', 'EUR', array[${accounts}], array[${amounts}], now())`)
  const books = (accounts: string, amounts = '-100, 100') =>
    database.db.write(someoneOf(agencyId), (tx) => booking(accounts, amounts).run(tx))

  it.each([`'agency', 'bank'`, `'agency', 'cash'`, `'agency', 'adjustments'`])(
    'books no money into its own account: %s',
    async (accounts) => {
      await expect(books(accounts)).rejects.toMatchObject({ code: refused })
    },
  )

  it('books what it is charged, and its account follows by itself', async () => {
    await books(`'agency', 'sales'`, '100, -100')
    const account = await database.sql(`select amount::int, entries::int from balance where agency_id = $1`, [agencyId])
    expect(account).toEqual([{ amount: 100, entries: 1 }])
    for (const role of roles) expect(await saidTo(role, `update balance set amount = 0`)).toBe(refused)
    const another = `insert into balance (agency_id, currency, amount, debits, entries, last_day)
      values (${agencyId}, 'USD', 1, 1, 1, current_date)`
    for (const role of roles) expect(await saidTo(role, another)).toBe(refused)
  })

  it('decides about no payment', async () => {
    for (const change of [`approval = '{}'`, `decided_at = now()`, `claimed = 1`, `twin_by = null`]) {
      expect(await saidTo('sarai_agency', `update payment set ${change}`)).toBe(refused)
    }
  })
})

it('sabotage: a right too many, or a trigger that is away, is found', async () => {
  const granted = `grant update on journal to sarai_desk`
  expect(await saidTo('sarai_desk', statements[0]!, granted)).toBeUndefined()
  const money = `insert into journal (agency_id, contract_id, place, id, about, currency, accounts, amounts, at, entry,
      balance, debits, contract_balance, day)
    values (${agencyId}, 1, 9, 'another', 'payment', 'EUR', array['agency', 'bank'], array[-1, 1], now(), 9, 0, 0, 0, now())`
  expect(await saidTo('sarai_agency', money)).toBe(refused)
  expect(await saidTo('sarai_agency', money, `drop trigger journal_is_posted on journal`)).toBeUndefined()
  const change = `update balance set amount = 0`
  expect(await saidTo('sarai_worker', change, `drop trigger balance_keeps_itself on balance`)).toBeUndefined()
})
