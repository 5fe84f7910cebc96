import { describe, expect, it } from 'vitest'
import { sweepOf, sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { oldRows } from '#old-rows.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const db = database.workerDb

/** Tables that no sweep touches, and what keeps each of them in bounds. */
const mayGrow: Record<string, string> = {
  schema_migration: 'a row for each migration',
  schema_function: 'a row for each file of functions',
  agency: 'a customer',
  agency_user: 'a person of a customer',
  agency_logo: 'one for each agency; the files are swept by sweep-files.ts',
  agency_note: 'written by hand, part of the file of an agency',
  agency_group: 'a few, made by hand',
  staff: 'a person of the house',
  staff_factor: 'one for each member of staff',
  staff_recovery_code: 'ten for each member of staff',
  activity: 'the log of who did what is kept for good: insert-only',
  activity_head: 'one for each chain of the log',
  activity_seal: 'one for each step of the log',
  activity_anchor: 'one a day',
  activity_anchored: 'the chains that have grown in a day',
  activity_check: 'two rows',
  recount: 'one row',
  reconciliation: 'one row',
  currency: 'fixed',
  exchange_rate: 'one for each currency and day: what was agreed at a rate refers to it',
  bank: 'a few, made by hand',
  receipt_type: 'a few, made by hand',
  house: 'one row',
  house_shift: 'one for each weekday',
  house_cancellation_step: 'five, set by hand',
  terms: 'a version each time the house changes them: what was agreed to is kept',
  location: 'the places of the world where we sell',
  hotel: 'what we sell',
  hotel_contact: 'one for each hotel',
  picture: 'of a hotel, added by hand; the files are swept by sweep-files.ts',
  package: 'what we sell',
  package_group: 'of a package',
  property: 'of a package',
  room_type: 'of a hotel in a package',
  price_period: 'of a room',
  special_date: 'of a hotel in a package',
  closed_date: 'of a hotel in a package',
  commission: 'of a group and a hotel',
  ad: 'made by hand',
  card: 'one for each hotel in a package',
  card_entry: 'a few for each card',
  search_term: 'the words and places of the cards',
  price_list: 'four for each package',
  price_change: 'goes with its price_import',
  contract: 'what was agreed with a customer is kept for good',
  request: 'of a contract; nothing of it is erased but passports',
  request_place: 'one for each request',
  request_room: 'of a request; its passports are deleted 90 days after check-out (sweep-passports.ts)',
  saved_view: 'twenty for each person of a customer',
  request_term: 'what a request is found by',
  requested_word: 'the words of the hotels that an agency has asked for',
  price_version: 'what was agreed: insert-only',
  request_event: 'who did what to a request: insert-only',
  journal: 'the books: insert-only',
  allocation: 'the books: insert-only',
  balance: 'one for each agency and currency',
  payment: 'what a customer paid is kept for good',
  payment_share: 'of a payment',
  payment_event: 'who did what with a payment: insert-only',
  adjustment: 'proposed by hand, part of the books',
  finance_limit: 'one for each currency',
  payment_reason: 'a few, made by hand',
  request_clock: 'of a request that is open; gone when it no longer runs',
  hotel_question:
    'of a request: whom we asked, and what was said; its names go with the passports (sweep-passports.ts)',
  desk_note: 'written by hand, part of the file of a request',
  rejection_reason: 'a few, made by hand',
  saved_reply: 'a hundred, made by hand',
  desk_request: 'one for each request that the desk has to do with',
  desk_view: 'twenty for each member of staff',
  request_count: 'a few for each agency',
  paper: 'a few for each request that was confirmed: what hotels and guests hold in their hands',
  note: 'what was said about a request: insert-only',
  note_thread: 'one for each request with notes',
  unread_notes: 'one for each request with unread notes',
  ticket: 'what a customer asked, and what we answered, is kept for good; its files go after a year',
  ticket_note: 'what was said in a ticket: insert-only',
  ticket_category: 'fifty, made by hand',
}

async function undecidedTables(): Promise<string[]> {
  const tables = await database.sql<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`)
  return tables.map(({ name }) => name).filter((name) => !(name in oldRows) && !(name in mayGrow))
}

describe('every table', () => {
  it('is swept, or somebody has said why it may grow', async () => {
    expect(await undecidedTables()).toEqual([])
    expect(Object.keys(oldRows).filter((name) => name in mayGrow)).toEqual([])
  })

  it('sabotage: a new table that nobody thought about is named', async () => {
    await database.sql(`create table forgotten (id bigint primary key)`)
    expect(await undecidedTables()).toEqual(['forgotten'])
    await database.sql(`drop table forgotten`)
  })
})

/** As the worker does it, with its rights, where reading the whole table is the last resort. */
async function planOf(statement: string): Promise<string> {
  const client = await database.workerPool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('a sweep', () => {
  it.each(Object.entries(oldRows))('of %s finds what is old by an index', async (table, isOld) => {
    expect(await planOf(sweepOf(table, isOld, 1_000))).not.toContain('Seq Scan')
  })

  it('sabotage: by a column without an index it reads the whole table', async () => {
    expect(await planOf(sweepOf('attempt', 'level > 5', 1_000))).toContain('Seq Scan on attempt')
  })

  it('that is far behind goes on in small steps, and leaves the rest for the next time', async () => {
    await database.sql(`
      insert into attempt (bucket, level, updated_at)
      select sha256(n::text::bytea), 1, now() - make_interval(days => case when n > 10 then 2 else 0 end)
      from generate_series(1, 2510) n`)
    const left = async () => (await database.sql<{ count: number }>(`select count(*)::int from attempt`))[0]!.count
    await sweepOldRows(db, oldRows, { atOnce: 1_000, batches: 2 })
    expect(await left()).toBe(510)
    await sweepOldRows(db, oldRows)
    expect(await left()).toBe(10)
  })
})
