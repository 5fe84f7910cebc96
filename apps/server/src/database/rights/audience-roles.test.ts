import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { atDoor, type Caller } from '#caller.ts'
import { query } from '#database/query.ts'
import { someoneOf, someStaff, someVisitor } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, anAgency, aStaffMember } = await openTestApp()
const { db } = database
const admin = new pg.Client({ connectionString: database.superuserUrl })
await admin.connect()
afterAll(() => admin.end())

const { agencyId } = await anAgency('Mine')
await anAgency('Other')
await aStaffMember('admin')
const asAgency = someoneOf(agencyId)

const insufficientPrivilege = { code: '42501' }
/** A statement of the kind that an injection, or a command that reads too much, would run. */
const run = (caller: Caller, text: string) => db.write(caller, (tx) => query(text, { planned: 'each-time' }).run(tx))

describe.each([
  ['an agency', asAgency],
  ['a visitor', someVisitor],
])('the transaction of %s', (_, caller) => {
  it.each([
    `select 1 from staff`,
    `select password_hash from staff`,
    `select secret from staff_factor`,
    `select 1 from staff_recovery_code`,
    `select 1 from staff_session`,
    `select 1 from staff_link`,
    `select password_hash from agency_user`,
    `select 1 from agency_note`,
    `select 1 from activity`,
    `select 1 from registration`,
    `select 1 from account_link`,
    `update staff set roles = array['admin']`,
    `update agency_user set role = 'owner'`,
    `update agency set status = 'approved'`,
    `update house set support_phone = '0'`,
    `update hotel set name_en = 'Taken over'`,
    `update price_period set price = 0`,
    `delete from price_period`,
    `insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
       values ('a', 1, now(), now(), 1, 'EUR')`,
    `insert into exchange_rate (from_currency, to_currency, day, from_amount, to_amount)
       values ('EUR', 'USD', now(), 1, 1)`,
    `update agency_session set ended_at = null`,
    `select find_agencies(null, null, null, true, 10)`,
    `select remove_draft_property(1)`,
  ])('is refused: %s', async (text) => {
    await expect(run(caller, text)).rejects.toMatchObject(insufficientPrivilege)
  })
})

describe('the transaction of the desk', () => {
  it.each([
    `select password_hash from staff`,
    `select secret from staff_factor`,
    `select code_hash from staff_recovery_code`,
    `select password_hash from agency_user`,
    `select 1 from account_link`,
    `select 1 from registration`,
    `update staff set roles = array['admin']`,
    `update staff set password_hash = 'mine'`,
    `update agency_user set password_hash = 'mine'`,
    `insert into staff_session (staff_id, expires_at) values (1, now() + interval '1 day')`,
    `delete from activity`,
  ])('is refused: %s', async (text) => {
    await expect(run(someStaff, text)).rejects.toMatchObject(insufficientPrivilege)
  })
})

describe('the door of the portal', () => {
  const door = atDoor(someVisitor, 'portal')

  it.each([
    `select 1 from staff`,
    `select 1 from staff_factor`,
    `select 1 from hotel`,
    `select 1 from agency_note`,
    `update agency set status = 'approved'`,
    `update hotel set name_en = 'Taken over'`,
  ])('is refused: %s', async (text) => {
    await expect(run(door, text)).rejects.toMatchObject(insufficientPrivilege)
  })

  it('sees nobody before a username is typed, or an agency is known', async () => {
    expect(await run(door, `select password_hash from agency_user`)).toBe(0)
  })

  it('announces nothing to agencies that it does not act for', async () => {
    const announce = (id: number) =>
      `insert into outbox (audience, agency_id, what, subject) values ('agency', ${id}, 'x', '1')`
    await expect(run(door, announce(agencyId))).rejects.toMatchObject(insufficientPrivilege)
    await expect(run(asAgency, announce(agencyId + 1))).rejects.toMatchObject(insufficientPrivilege)
    expect(await run(asAgency, announce(agencyId))).toBe(1)
    const toAll = `insert into outbox (audience, what, subject) values ('agencies', 'x', '1')`
    await expect(run(asAgency, toAll)).rejects.toMatchObject(insufficientPrivilege)
  })
})

describe('the door of the desk', () => {
  const door = atDoor(someVisitor, 'desk')

  it.each([
    `select 1 from agency_user`,
    `select 1 from agency_session`,
    `select 1 from hotel`,
    `select 1 from activity`,
    `update staff set username = 'mine'`,
    `update agency set status = 'approved'`,
  ])('is refused: %s', async (text) => {
    await expect(run(door, text)).rejects.toMatchObject(insufficientPrivilege)
  })

  it('sees no agency, although it may hold one for the log', async () => {
    expect(await run(door, `select id from agency`)).toBe(0)
  })
})

describe('a transaction that took no role', () => {
  const tables = () =>
    database.sql<{ name: string }>(`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)

  it('can do nothing at all', async () => {
    for (const { name } of await tables()) {
      await expect(database.appPool.query(`select from public.${name}`)).rejects.toMatchObject(insufficientPrivilege)
    }
    await expect(database.appPool.query(`select public.enqueue('x', '{}')`)).rejects.toMatchObject(
      insufficientPrivilege,
    )
  })

  it('is no way out of a role either', async () => {
    const attempt = db.read(asAgency, async (tx) => {
      await query(`reset role`, { planned: 'each-time' }).run(tx)
      return query(`select from hotel`, { planned: 'each-time' }).run(tx)
    })
    await expect(attempt).rejects.toMatchObject(insufficientPrivilege)
  })

  it('sabotage: with inherited rights it could read every hash', async () => {
    await admin.query('begin')
    await admin.query(`alter role sarai_app inherit; grant sarai_desk_door to sarai_app`)
    await admin.query(`set local session authorization sarai_app`)
    const seen = await admin.query(`select password_hash from public.staff`)
    await admin.query('rollback')
    expect(seen.rowCount).toBeGreaterThan(0)
  })
})

describe('the role of a transaction', () => {
  it('sabotage: a transaction that kept the role of the desk would show an agency all the others', async () => {
    const seenAs = async (role: string) => {
      await admin.query(`begin; set local app.agency = '${agencyId}'; set local role ${role}`)
      const seen = await admin.query(`select id from agency`)
      await admin.query('rollback')
      return seen.rowCount
    }
    expect(await seenAs('sarai_agency')).toBe(1)
    expect(await seenAs('sarai_desk')).toBeGreaterThan(1)
  })

  it.each([asAgency, someStaff, someVisitor, atDoor(someStaff, 'desk')])(
    'cannot be changed by an expression, nor can the agency ($kind)',
    async (caller) => {
      for (const text of [
        `select set_config('role', 'sarai_desk_door', true)`,
        `select set_config('app.agency', '2', true)`,
        `update pg_settings set setting = 'sarai_desk_door' where name = 'role'`,
        `select query_to_xml('select set_config(''role'', ''sarai_desk_door'', true)', true, true, '')`,
      ]) {
        await expect(run(caller, text)).rejects.toMatchObject(insufficientPrivilege)
      }
    },
  )

  it('sabotage: with PostgreSQL as it comes, one expression would take the role of the door and read every hash', async () => {
    await admin.query(`begin; grant execute on function set_config(text, text, boolean) to public`)
    await admin.query(`set local session authorization sarai_app; set local role sarai_agency`)
    const read = `select query_to_xml('select password_hash from staff', true, true, '')::text as hashes`
    const { rows } = await admin.query<{ hashes: string }>(
      `select (${read}) as hashes from (select set_config('role', 'sarai_desk_door', true) offset 0) taken where set_config is not null`,
    )
    await admin.query('rollback')
    expect(rows[0]?.hashes).toContain('argon2')
  })

  it('cannot be changed by a second command behind a statement: only one is taken', async () => {
    for (const planned of [{}, { planned: 'each-time' }] as const) {
      const stacked = query(`select 1; set local role sarai_desk`, planned)
      await expect(db.read(asAgency, (tx) => stacked.run(tx))).rejects.toMatchObject({ code: '42601' })
    }
  })
})

describe('the migration to these roles', () => {
  const migration = new URL('../migrations/0023-roles-by-audience.sql', import.meta.url)

  it.each([
    `revoke sarai_desk from sarai_app`,
    `alter role sarai_visitor rename to sarai_somebody`,
    `alter role sarai_app inherit`,
  ])('says what to do where the roles are not as they should be: %s', async (change) => {
    const check = (await readFile(migration, 'utf8')).split('revoke all')[0]!
    await admin.query('begin')
    try {
      await admin.query(check)
      await admin.query(change)
      await expect(admin.query(check)).rejects.toThrow('Run the SQL of "Roles" in docs/operations.md as a superuser')
    } finally {
      await admin.query('rollback')
    }
  })
})
