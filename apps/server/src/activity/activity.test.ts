import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/contract/activity.ts'
import { findActivityFaults } from '#activity/check-activity.ts'
import { record } from '#activity/record-activity.ts'
import { atDoor, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { rolesThatMay } from '#testing/roles-that-may.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const superuser = new pg.Client({ connectionString: database.superuserUrl })
const owner = new pg.Client({ connectionString: database.urls.owner })
await Promise.all([superuser.connect(), owner.connect()])
afterAll(() => Promise.all([superuser.end(), owner.end()]))

const admin = await aStaffMember('admin')
const [member] = await database.sql<{ id: number }>(`select id::int from staff`)
const common = { reference: 'reference-1', language: 'en', address: '192.0.2.7' } as const
const staff: StaffCaller = { ...common, kind: 'staff', staffId: member!.id, roles: ['admin'], sessionId: 's' }

const step = (agencyId: number | undefined, group: string) =>
  database.db.write(staff, (tx) =>
    record(tx, staff, {
      what: 'agency-group',
      ...(agencyId === undefined ? {} : { agencyId }),
      before: { group: null },
      after: { group },
    }),
  )
const faultsOf = async (chain?: number) => {
  const faults = await findActivityFaults(database.workerDb, chain)
  return faults.map(({ place, fault }) => `${place}: ${fault}`)
}

describe('the activity log', () => {
  it('says who did what, before and after, when and from where, newest first', async () => {
    const { agencyId } = await anAgency('Kimia Tour')
    const from = Date.now() - 1_000
    await step(agencyId, 'Silver')
    await step(agencyId, 'Gold')
    const { rows, next } = await callAs(admin.token)(listActivity, { query: { agency: agencyId } })
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      who: { kind: 'staff', id: staff.staffId, name: 'Kaveh Moradi' },
      what: 'agency-group',
      agency: { id: agencyId, name: 'Kimia Tour' },
      before: { group: null },
      after: { group: 'Gold' },
      address: '192.0.2.7',
      reference: 'reference-1',
    })
    expect(Date.parse(rows[0]!.at)).toBeGreaterThan(from)
    expect(next).toBeNull()
  })

  it('is read page by page, by agency and by kind', async () => {
    const { agencyId } = await anAgency()
    for (const group of ['1', '2', '3', '4', '5']) await step(agencyId, group)
    const call = callAs(admin.token)
    const first = await call(listActivity, { query: { agency: agencyId, what: 'agency-group', limit: 3 } })
    const second = await call(listActivity, { query: { agency: agencyId, limit: 3, before: first.next! } })
    expect([...first.rows, ...second.rows].map((row) => row.after?.['group'])).toEqual(['5', '4', '3', '2', '1'])
    expect(second.next).toBeNull()
    const { rows } = await call(listActivity, { query: { agency: agencyId, what: 'agency-note' } })
    expect(rows).toEqual([])
  })

  it('is closed to staff without the role, and to agencies', async () => {
    const clerk = await aStaffMember('finance')
    await expect(callAs(clerk.token)(listActivity, { query: {} })).rejects.toMatchObject({ status: 403 })
    const agency = await anAgency()
    await expect(callAs(agency.token)(listActivity, { query: {} })).rejects.toMatchObject({ status: 401 })
  })

  it('shows an agency nothing, and lets it add only about itself', async () => {
    const [mine, other] = [await anAgency(), await anAgency()]
    await step(mine.agencyId, 'Silver')
    const agency: AgencyCaller = { ...common, kind: 'agency', agencyId: mine.agencyId, userId: 1, sessionId: 's' }
    const everything = query<{ id: number }>(`select id from activity`)
    const atItsDoor = atDoor(agency, 'portal')
    for (const caller of [agency, atItsDoor]) {
      await expect(database.db.read(caller, (tx) => everything.all(tx))).rejects.toThrow('permission denied')
    }
    const write = (agencyId: number) =>
      database.db.write(atItsDoor, (tx) => record(tx, agency, { what: 'agency-note', agencyId }))
    await expect(write(mine.agencyId)).resolves.toBeUndefined()
    await expect(write(other.agencyId)).rejects.toThrow('row-level security')
  })

  it('keeps nothing of a step that was rolled back', async () => {
    const { agencyId } = await anAgency()
    const failing = database.db.write(staff, async (tx) => {
      await record(tx, staff, { what: 'agency-note', agencyId })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await step(agencyId, 'after')
    expect(await faultsOf(agencyId)).toEqual([])
  })

  it('stays whole when many write to one chain at once', async () => {
    const { agencyId } = await anAgency()
    await Promise.all(Array.from({ length: 40 }, (_, index) => step(index % 2 ? agencyId : undefined, `${index}`)))
    const places = await database.sql<{ place: number }>(
      `select place::int from activity where chain = $1 order by place`,
      [agencyId],
    )
    expect(places.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await faultsOf()).toEqual([])
  })
})

describe('the log only grows', () => {
  it.each([
    [`update activity set actor_name = 'Nobody'`],
    [`delete from activity`],
    [`truncate activity`],
    [
      `insert into activity (chain, place, actor_kind, actor_name, what, subject, address, reference, hash)
      values (0, 99, 'system', '', 'agency-note', '', '', '', '')`,
    ],
    [`update activity_head set place = 0`],
  ])('the app may not: %s', async (statement) => {
    await step(undefined, 'one row at least')
    expect(await rolesThatMay(database.appPool, statement)).toEqual([])
  })

  it.each([[`update activity set actor_name = 'Nobody'`], [`delete from activity`], [`truncate activity`]])(
    'not even its owner may: %s',
    async (statement) => {
      await step(undefined, 'one row at least')
      await expect(owner.query(statement)).rejects.toThrow('the activity log only grows')
    },
  )

  it('sabotage: without its trigger the owner could, and would be found out', async () => {
    const { agencyId } = await anAgency()
    await step(agencyId, 'Silver')
    await owner.query('begin')
    await owner.query('alter table activity disable trigger activity_only_grows')
    const changed = await owner.query(`update activity set actor_name = 'Nobody' where agency_id = $1`, [agencyId])
    await owner.query('alter table activity enable trigger activity_only_grows')
    await owner.query('commit')
    expect(changed.rowCount).toBe(1)
    expect(await faultsOf(agencyId)).toEqual(['1: this row was changed, or put in'])
  })
})

it('finds no fault in a chain that nobody touched', async () => {
  const { agencyId } = await anAgency()
  for (const group of ['1', '2', '3', '4']) await step(agencyId, group)
  expect(await faultsOf(agencyId)).toEqual([])
})

describe('sabotage: a superuser who goes past every guard is found out', () => {
  let agencyId: number
  beforeEach(async () => {
    agencyId = (await anAgency()).agencyId
    for (const group of ['1', '2', '3', '4']) await step(agencyId, group)
    await superuser.query(`set session_replication_role = replica`)
  })

  const at = (place: number) => [agencyId, place]
  const rehash = `update activity a set hash = activity_hash(a, (select hash from activity b
    where b.chain = a.chain and b.place = a.place - 1)) where chain = $1 and place = $2`

  it.each([
    `after = '{"group": "Platinum"}'`,
    `before = null`,
    `actor_name = 'Somebody else'`,
    `actor_id = 999`,
    `at = at + interval '1 microsecond'`,
    `address = '198.51.100.1'`,
    `what = 'agency-note'`,
    `agency_id = null`,
  ])('a changed row: %s', async (change) => {
    await superuser.query(`update activity set ${change} where chain = $1 and place = $2`, at(2))
    expect(await faultsOf(agencyId)).toEqual(['2: this row was changed, or put in'])
  })

  it('a changed row whose hash was made to fit', async () => {
    await superuser.query(`update activity set actor_name = 'Nobody' where chain = $1 and place = $2`, at(2))
    await superuser.query(rehash, at(2))
    expect(await faultsOf(agencyId)).toEqual(['3: this row was changed, or put in'])
  })

  it('a row that was taken out of the middle', async () => {
    await superuser.query(`delete from activity where chain = $1 and place = $2`, at(2))
    expect(await faultsOf(agencyId)).toEqual([
      '3: a row is missing before this one',
      '3: this row was changed, or put in',
    ])
  })

  it('a row that was taken from the end', async () => {
    await superuser.query(`delete from activity where chain = $1 and place = $2`, at(4))
    expect(await faultsOf(agencyId)).toEqual(['4: the chain does not end here'])
  })

  it('a chain that was emptied', async () => {
    await superuser.query(`delete from activity where chain = $1`, [agencyId])
    expect(await faultsOf(agencyId)).toEqual(['4: the chain does not end here'])
  })

  it('a row that was put in at the end, with a hash that fits', async () => {
    await superuser.query(
      `insert into activity (chain, place, agency_id, actor_kind, actor_name, what, subject, address, reference, hash)
       values ($1, 5, $1, 'staff', 'Nobody', 'agency-approve', '', '', '', '')`,
      [agencyId],
    )
    await superuser.query(rehash, at(5))
    expect(await faultsOf(agencyId)).toEqual(['4: the chain does not end here'])
  })

  it('a row that was put in between two others', async () => {
    await superuser.query(`update activity set place = place + 1 where chain = $1 and place = 4`, [agencyId])
    await superuser.query(
      `insert into activity (chain, place, agency_id, actor_kind, actor_name, what, subject, address, reference, hash)
       values ($1, 4, $1, 'staff', 'Nobody', 'agency-approve', '', '', '', '')`,
      [agencyId],
    )
    await superuser.query(rehash, at(4))
    expect(await faultsOf(agencyId)).toContain('5: this row was changed, or put in')
  })
})
