import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { type AgencyId, asAgencyId, asUserId, type StaffId } from '@sarai/domain/ground/ids.ts'
import { findActivityFaults } from '#activity/check-activity.ts'
import { record } from '#activity/record-activity.ts'
import { text } from '#activity/values.ts'
import { atDoor, type AgencyCaller, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { openDatabase } from '#database/open-database.ts'
import { createSigning, type Signing } from '#signing.ts'
import { rolesThatMay } from '#testing/roles-that-may.ts'
import { txThrough, writeThrough } from '#testing/sabotage/tx-through.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig, testSigning } from '#testing/test-config.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const superuser = new pg.Client({ connectionString: database.superuserUrl })
const owner = new pg.Client({ connectionString: database.urls.owner })
await Promise.all([superuser.connect(), owner.connect()])
afterAll(() => Promise.all([superuser.end(), owner.end()]))

const admin = await aStaffMember('admin')
const [member] = await database.sql<{ id: StaffId }>(`select id::int from staff`)
const common = { reference: 'reference-1', language: 'en', address: '192.0.2.7' } as const
const staff: StaffCaller = {
  ...common,
  kind: 'staff',
  asked: 'nothing',
  staffId: member!.id,
  roles: ['admin'],
  sessionId: 's',
}

const step = (agencyId: AgencyId | undefined, group: string) =>
  database.db.write(staff, (tx) =>
    record(tx, staff, {
      what: 'agency-group',
      ...(agencyId === undefined ? {} : { agencyId }),
      before: { group: null },
      after: { group: text(group) },
    }),
  )
const faultsOf = async (chain?: number) => {
  const faults = await findActivityFaults(database.workerDb, testSigning)
  return faults.flatMap((one) => (chain === undefined || one.chain === chain ? `${one.place}: ${one.fault}` : []))
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
      after: { group: { is: 'text', text: 'Gold' } },
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
    expect([...first.rows, ...second.rows].map((row) => row.after?.['group'])).toEqual(
      ['5', '4', '3', '2', '1'].map(text),
    )
    expect(second.next).toBeNull()
    const { rows } = await call(listActivity, { query: { agency: agencyId, what: 'agency-note' } })
    expect(rows).toEqual([])
  })

  it.each(['packages/1 x', 'packages/99999999999999999999', '//evil.example', '۱۲', '9'.repeat(400)])(
    'can be read, whatever somebody is called, and leads nowhere by it: %s',
    async (label) => {
      const { agencyId } = await anAgency()
      const subject = { kind: 'invitation', id: 1, label } as const
      for (const what of ['colleague-invite', 'package-edit', 'hotel-edit'] as const) {
        await database.db.write(staff, (tx) => record(tx, staff, { what, agencyId, subject }))
      }
      const { rows } = await callAs(admin.token)(listActivity, { query: { agency: agencyId } })
      expect(rows.map((row) => ({ subject: row.subject, about: row.about }))).toEqual(
        Array.from({ length: 3 }, () => ({ subject, about: null })),
      )
    },
  )

  it('is closed to staff without the role, and to agencies', async () => {
    const clerk = await aStaffMember('finance')
    await expect(callAs(clerk.token)(listActivity, { query: {} })).rejects.toMatchObject({ status: 403 })
    const agency = await anAgency()
    await expect(callAs(agency.token)(listActivity, { query: {} })).rejects.toMatchObject({ status: 401 })
  })

  it('shows an agency nothing, and lets it add only about itself', async () => {
    const [mine, other] = [await anAgency(), await anAgency()]
    await step(mine.agencyId, 'Silver')
    const agency: AgencyCaller = {
      ...common,
      kind: 'agency',
      asked: 'nothing',
      agencyId: mine.agencyId,
      userId: asUserId(1),
      sessionId: 's',
    }
    const everything = query<void, { id: number }>(`select id from activity`)
    const atItsDoor = atDoor(agency, 'portal')
    for (const caller of [agency, atItsDoor]) {
      await expect(database.db.read(caller, (tx) => everything.all(tx))).rejects.toThrow('permission denied')
    }
    const write = (agencyId: AgencyId) =>
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
      `insert into activity (chain, place, actor_kind, actor_name, what, address, reference, hash)
      values (0, 99, 'system', '', 'agency-note', '', '', '')`,
    ],
    [`update activity_head set place = 0`],
    [`select signature from activity_seal`],
    [`update activity_seal set signature = ''`],
    [`insert into activity_anchor (id, digest) values (1, '')`],
    [`update activity_check set faults = 0`],
  ])('the app may not: %s', async (statement) => {
    await step(undefined, 'one row at least')
    expect(await rolesThatMay(database.appPool, statement)).toEqual([])
  })

  it.each([
    [`update activity set actor_name = 'Nobody'`],
    [`delete from activity`],
    [`truncate activity cascade`],
    [`update activity_seal set signature = signature`],
    [`delete from activity_seal`],
    [`truncate activity_seal`],
    [`update activity_anchor set digest = ''`],
    [`delete from activity_anchor`],
    [`truncate activity_anchor cascade`],
  ])('not even its owner may: %s', async (statement) => {
    await step(undefined, 'one row at least')
    await expect(owner.query(statement)).rejects.toThrow('the activity log only grows')
  })

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

describe('a step that nobody signed', () => {
  const unsigned = writeThrough(database.db, (tx) =>
    txThrough(tx, async (one) => (isSeal(one.text) ? { rows: [], rowCount: 1 } : tx.query(one))),
  )
  const isSeal = (statement: string) => statement.includes('insert into activity_seal')

  it('is not kept, nor what was done with it', async () => {
    const { agencyId } = await anAgency()
    const work = unsigned(staff, (tx) => record(tx, staff, { what: 'agency-note', agencyId }))
    await expect(work).rejects.toThrow('a step of the activity log is not signed')
    expect(await faultsOf(agencyId)).toEqual([])
    expect(await database.sql(`select 1 from activity where agency_id = $1`, [agencyId])).toEqual([])
  })

  it('sabotage: without the trigger it is kept, and found out', async () => {
    const { agencyId } = await anAgency()
    await owner.query('alter table activity disable trigger activity_is_sealed')
    await unsigned(staff, (tx) => record(tx, staff, { what: 'agency-note', agencyId }))
    await owner.query('alter table activity enable trigger activity_is_sealed')
    expect(await faultsOf(agencyId)).toEqual(['1: nobody of ours signed this row'])
  })

  it('sabotage: with a key that is not ours it is found out', async () => {
    const { agencyId } = await anAgency()
    const stranger = openDatabase(database.appPool, { signing: createSigning([{ id: 'x', key: randomBytes(32) }]) })
    await stranger.write(staff, (tx) => record(tx, staff, { what: 'agency-note', agencyId }))
    expect(await faultsOf(agencyId)).toEqual(['1: nobody of ours signed this row'])
  })

  it('is what every step becomes when the key is lost; with the new key in front of the old one none does', async () => {
    const { agencyId } = await anAgency()
    await step(agencyId, 'Silver')
    const fresh = { id: 'fresh', key: randomBytes(32) }
    const here = (signing: Signing) =>
      findActivityFaults(database.workerDb, signing).then((all) => all.filter(({ chain }) => chain === agencyId))
    expect(await here(createSigning([fresh]))).toHaveLength(1)
    expect(await here(createSigning([fresh, ...testConfig(database.urls).ACTIVITY_KEYS]))).toEqual([])
  })
})

describe('sabotage: a superuser who goes past every guard is found out', () => {
  let agencyId: number
  beforeEach(async () => {
    agencyId = (await anAgency()).agencyId
    for (const group of ['1', '2', '3', '4']) await step(asAgencyId(agencyId), group)
    await superuser.query(`set session_replication_role = replica`)
  })

  const at = (place: number) => [agencyId, place]
  const rehash = `update activity a set hash = activity_step_hash(a, (select hash from activity b
    where b.chain = a.chain and b.place = a.place - 1)) where chain = $1 and place = $2`

  it.each([
    `became = '{"group": {"is": "text", "text": "Platinum"}}'`,
    `was = null`,
    `subject_kind = 'hotel'`,
    `subject_id = 7`,
    `subject_label = 'packages/1'`,
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
    expect(await faultsOf(agencyId)).toEqual([
      '2: nobody of ours signed this row',
      '3: this row was changed, or put in',
    ])
  })

  it('a chain that was rewritten to its end, with hashes and a head that fit', async () => {
    await superuser.query(`update activity set actor_name = 'Nobody' where chain = $1 and place = 2`, [agencyId])
    for (const place of [2, 3, 4]) await superuser.query(rehash, at(place))
    await superuser.query(
      `update activity_head h set hash = a.hash from activity a where a.chain = h.chain and a.place = h.place and h.chain = $1`,
      [agencyId],
    )
    expect(await faultsOf(agencyId)).toEqual([2, 3, 4].map((place) => `${place}: nobody of ours signed this row`))
  })

  it('a row that pretends to be from before the signatures', async () => {
    await superuser.query(`update activity set form = 1, subject = '' where chain = $1 and place = 4`, [agencyId])
    await superuser.query(rehash, at(4))
    await superuser.query(
      `update activity_head h set hash = a.hash from activity a where a.chain = h.chain and a.place = h.place and h.chain = $1`,
      [agencyId],
    )
    expect(await faultsOf(agencyId)).toContain('4: nobody of ours signed this row')
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
      `insert into activity (chain, place, agency_id, actor_kind, actor_name, what, address, reference, hash)
       values ($1, 5, $1, 'staff', 'Nobody', 'agency-approve', '', '', '')`,
      [agencyId],
    )
    await superuser.query(rehash, at(5))
    expect(await faultsOf(agencyId)).toEqual(['4: the chain does not end here', '5: nobody of ours signed this row'])
  })

  it('a row that was put in between two others', async () => {
    await superuser.query(`update activity set place = place + 1 where chain = $1 and place = 4`, [agencyId])
    await superuser.query(
      `insert into activity (chain, place, agency_id, actor_kind, actor_name, what, address, reference, hash)
       values ($1, 4, $1, 'staff', 'Nobody', 'agency-approve', '', '', '')`,
      [agencyId],
    )
    await superuser.query(rehash, at(4))
    expect(await faultsOf(agencyId)).toContain('5: this row was changed, or put in')
  })
})
