import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { atDoor } from '#caller.ts'
import { query } from '#database/query.ts'
import { actForLink, actForUsername } from '#database/transaction/act-for.ts'
import { someoneOf, someStaff, someVisitor } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'
import { unprotectedRelations } from '#testing/unprotected-relations.ts'

const { database, anAgency } = await openTestApp()
const owner = new pg.Client({ connectionString: database.superuserUrl })
await owner.connect()
afterAll(() => owner.end())

/** Where a visitor's transaction may look for rows of agencies at all. */
const atPortalDoor = atDoor(someVisitor, 'portal')

/** Without any condition of its own: only the policies stand between the agencies. */
const everyAgency = query<void, { id: number }>(`select id from agency`)
const everyUser = query<void, { agency_id: number; username: string }>(`select agency_id, username from agency_user`)
const everySession = query<void, { agency_id: number }>(`select agency_id from agency_session`)
const everyLink = query<void, { agency_id: number }>(`select agency_id from account_link`)
const everyInvitation = query<void, { agency_id: number }>(`select agency_id from invitation`)
const everyChange = query<void, { agency_id: number }>(`select agency_id from email_change`)
const moveAll = query(`update agency set mobile = '09120000000'`)

async function inSabotage<T>(change: string, work: () => Promise<T>): Promise<T> {
  await owner.query('begin')
  try {
    await owner.query(change)
    return await work()
  } finally {
    await owner.query('rollback')
  }
}

describe('row-level security', async () => {
  const [mine, other] = [await anAgency('Mine'), await anAgency('Other')]
  const tokenHash = (agency: { agencyId: number }) => Buffer.alloc(32, agency.agencyId)
  for (const agency of [mine, other]) {
    await database.sql(
      `insert into account_link (agency_id, user_id, purpose, token_hash, email, job, expires_at)
       select agency_id, id, 'reset-password', $2, email, 'job-0', now() from agency_user where agency_id = $1`,
      [agency.agencyId, tokenHash(agency)],
    )
    await database.sql(
      `insert into invitation
         (agency_id, email, email_key, first_name, last_name, role, language, invited_by, expires_at)
       select agency_id, 'a@b.example', 'a@b.example', 'A', 'B', 'agent', 'en', id, now()
       from agency_user where agency_id = $1`,
      [agency.agencyId],
    )
    await database.sql(
      `insert into email_change (agency_id, user_id, old_email, old_key)
       select agency_id, id, 'old.' || email, 'old.' || email from agency_user where agency_id = $1`,
      [agency.agencyId],
    )
  }

  it('protects every table that holds rows of an agency [api-05]', async () => {
    expect(await unprotectedRelations(owner)).toEqual([])
  })

  it.each([
    ['a new table without a policy', `create table forgotten (agency_id bigint not null)`, 'forgotten'],
    ['a policy that was dropped', `drop policy agency_isolation on agency_user`, 'agency_user'],
    ['protection that was switched off', `alter table agency_session disable row level security`, 'agency_session'],
    ['an owner who is let past', `alter table agency no force row level security`, 'agency'],
    ['a view that runs as its owner', `create view all_users as select * from agency_user`, 'all_users'],
  ])('sabotage: finds %s', async (_, change, name) => {
    expect(await inSabotage(change, () => unprotectedRelations(owner))).toContain(name)
  })

  it('shows an agency its own rows only, even to a query that forgot to ask [api-05]', async () => {
    await database.db.read(someoneOf(mine.agencyId), async (tx) => {
      expect(await everyAgency.all(tx)).toEqual([{ id: mine.agencyId }])
      expect(await everyUser.all(tx)).toMatchObject([{ agency_id: mine.agencyId }])
      expect(await everySession.all(tx)).toEqual([{ agency_id: mine.agencyId }])
      expect(await everyInvitation.all(tx)).toEqual([{ agency_id: mine.agencyId }])
    })
    await database.db.read(atDoor(someoneOf(mine.agencyId), 'portal'), async (tx) => {
      expect(await everyLink.all(tx)).toEqual([{ agency_id: mine.agencyId }])
      expect(await everyChange.all(tx)).toEqual([{ agency_id: mine.agencyId }])
    })
  })

  it('lets an agency change its own rows only', async () => {
    const changed = await database.db.write(atDoor(someoneOf(mine.agencyId), 'portal'), (tx) => moveAll.run(tx))
    expect(changed).toBe(1)
    const [row] = await database.sql<{ mobile: string }>(`select mobile from agency where id = $1`, [other.agencyId])
    expect(row?.mobile).toBe('09123456789')
  })

  it('shows a visitor nothing but the account whose username was typed', async () => {
    await database.db.read(atPortalDoor, async (tx) => {
      expect(await everyAgency.all(tx)).toEqual([])
      expect(await everyUser.all(tx)).toEqual([])
      await actForUsername(tx, other.username)
      expect(await everyUser.all(tx)).toEqual([{ agency_id: other.agencyId, username: other.username }])
    })
  })

  it('shows a visitor nothing but the link whose token they hold, and lets them change none', async () => {
    await database.db.write(atPortalDoor, async (tx) => {
      expect(await everyLink.all(tx)).toEqual([])
      await actForLink(tx, tokenHash(other))
      expect(await everyLink.all(tx)).toEqual([{ agency_id: other.agencyId }])
      expect(await query(`update account_link set used_at = now()`).run(tx)).toBe(0)
    })
  })

  it('does not leak an agency to whoever gets the pooled connection next', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await database.db.read(someoneOf(mine.agencyId), (tx) => everyAgency.all(tx))
      expect(await database.db.read(atPortalDoor, (tx) => everyAgency.all(tx))).toEqual([])
    }
  })

  it('shows the desk all agencies', async () => {
    const rows = await database.db.read(someStaff, (tx) => everyAgency.all(tx))
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([mine.agencyId, other.agencyId]))
  })

  it('gives the app a role that owns nothing and cannot pass the policies', async () => {
    const [role] = await database.sql(`
      select rolsuper, rolbypassrls, rolcreaterole,
        (select count(*)::int from pg_class where relowner = 'sarai_app'::regrole) as owned
      from pg_roles where rolname = 'sarai_app'`)
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, owned: 0 })
  })

  it('sabotage: without its policy a visitor would see every link', async () => {
    await owner.query('begin')
    await owner.query('alter table account_link disable row level security')
    await owner.query('set local role sarai_portal_door')
    const seen = await owner.query('select 1 from account_link')
    await owner.query('rollback')
    expect(seen.rowCount).toBe(2)
  })

  it('sabotage: without its policy an agency would see the others', async () => {
    await owner.query('begin')
    await owner.query('alter table agency disable row level security')
    await owner.query('set local role sarai_agency')
    await owner.query(`set local app.agency = '${mine.agencyId}'`)
    const seen = await owner.query('select id from agency')
    await owner.query('rollback')
    expect(seen.rowCount).toBeGreaterThan(1)
  })
})
