import { asAgencyId, asStaffId, asTicketId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { withClient } from '#database/with-client.ts'
import { listThreads } from '#reservations/notes/list-threads.ts'
import { countTickets, listTickets, readTicket } from '#support/read-tickets.ts'
import { openAsking } from '#support/testing/asking.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'

const { database, asking } = await openAsking()
const { agencyId, id } = await asking()
/** One agency with very many. */
await database.sql(`
  insert into ticket (agency_id, category_id, subject, opened_by, opened_at, notes, read_by_agency, unread_by_agency, unread_since, rank,
    place, last_note_at, last_is_desk, last_author, excerpt, is_closed, closed_at, closed_by_desk, assigned_to)
  select agency_id, n % 6 + 1, 'Our logo', opened_by, opened_at, 1, 1, (n % 50 = 0)::int,
    case n % 50 when 0 then now() end,
    case when n % 3 = 0 then 2 else n % 3 end, n, now() - make_interval(mins => n), false, 'Somebody', 'Hello',
    n % 3 = 0, case n % 3 when 0 then now() end, case n % 3 when 0 then false end, null
  from ticket, generate_series(1, 20000) n`)
await database.sql(
  `insert into ticket_note (agency_id, ticket_id, id, is_desk, author, author_name, content, written_at)
   select agency_id, $1, n, n % 3 = 0, 1, 'Somebody', 'Any news?', now() from ticket, generate_series(2, 5000) n where id = $1`,
  [id],
)
await database.sql(`update ticket set notes = 5000 where id = $1`, [id])
/** Most have one: PostgreSQL takes this for what any agency has. They are of nobody, and stand last in the inbox. */
await withClient(database.superuserUrl, async (superuser) => {
  await superuser.query('set session_replication_role = replica')
  await superuser.query(`
    insert into ticket (agency_id, category_id, subject, opened_by, opened_at, notes, read_by_agency, read_by_desk,
      unread_by_desk, rank, place, last_note_at, last_is_desk, last_author, excerpt)
    select 1000000 + n, n % 6 + 1, 'Our logo', 1, now(), 1, 1, 1, 0, 2, -n, now() - make_interval(mins => n), false,
      'Somebody', 'Hello' from generate_series(1, 40000) n`)
})
await database.sql('vacuum analyze ticket')
await database.sql('vacuum analyze ticket_note')
const { plansOf, plansAfter } = await openExplained(database)
const growing = new Set(['ticket', 'ticket_note', 'desk_thread', 'agency_user'])
const agent = someoneOf(asAgencyId(agencyId))
const staff = { ...someStaff, staffId: asStaffId(3) }
const limit = 25

const list = (query: Partial<Parameters<typeof listTickets>[2]>) => async (db: Database) => {
  const { rows } = await listTickets(db, agent, { IsClosed: false, Limit: limit, ...query })
  expect(rows, 'a page of nothing proves nothing').toHaveLength(limit)
}
const inbox = (query: Partial<Parameters<typeof listThreads>[2]>) => async (db: Database) => {
  const { rows } = await listThreads(db, staff, { view: 'all', limit, ...query })
  expect(rows.length).toBeGreaterThan(0)
}

describe('twenty thousand tickets of an agency among many with one [ticket-01]', () => {
  it.each([
    ['the open ones of an agency', list({})],
    ['the closed ones', list({ IsClosed: true })],
    ['those of a category', list({ TicketCategory: 5 })],
    ['a page far behind', list({ After: `${Date.now() - 10_000 * 60_000}_1` })],
    ['the inbox of the desk', inbox({})],
    ['what is unread there', inbox({ view: 'unread' })],
    ['one by its number', inbox({ search: `T-${id}` })],
  ])('cost what their page costs: %s', async (_, work) => {
    for (let call = 1; call <= 7; call += 1) {
      const { scanned, rows } = judge(await plansOf(work), growing)
      expect(scanned).toEqual([])
      expect(rows).toBeLessThanOrEqual(5 * (limit + 1))
    }
  })

  it('and a conversation of five thousand messages what its last fifty cost', async () => {
    const { scanned, rows } = judge(
      await plansOf(async (db) => {
        expect((await readTicket(db, agent, asTicketId(id), undefined)).Tickets).toHaveLength(50)
      }),
      growing,
    )
    expect(scanned).toEqual([])
    expect(rows).toBeLessThanOrEqual(2 * 50 + 5)
  })

  it('and counting reads what is unread, and no more', async () => {
    const { scanned, rows } = judge(
      await plansOf(async (db) => {
        expect(await countTickets(db, agent)).toEqual({ Unread: 400 })
      }),
      growing,
    )
    expect([scanned, rows <= 401]).toEqual([[], true])
  })

  it('sabotage: without its index every ticket is read', async () => {
    const { rows } = judge(
      await plansAfter(`drop index ticket_list; drop index ticket_list_of_category`, list({})),
      growing,
    )
    expect(rows).toBeGreaterThan(5 * (limit + 1))
  })
})
