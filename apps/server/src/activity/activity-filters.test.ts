import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listActivity as operation } from '@sarai/wire/desk/activity.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { listActivity } from '#activity/activity-queries.ts'
import type { Subject } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { askedOneByOne } from '#testing/sabotage/asked-as.ts'
import { txThrough } from '#testing/sabotage/tx-through.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const admin = await aStaffMember('admin')
const agency = await anAgency('Kimia Tour')
const [member] = await database.sql<{ id: StaffId }>(`select id::int from staff`)
/** Past the triggers, which give every row its moment: the clock of the log cannot be set. */
const past = new pg.Client({ connectionString: database.superuserUrl })
await past.connect()
await past.query('set session_replication_role = replica')
afterAll(() => past.end())
const columns = `chain, place, at, actor_kind, actor_id, actor_name, what, agency_id, subject_kind, subject_id, subject_within,
  subject_label, address, reference, hash`
const ask = (query: object) => callAs(admin.token)(operation, { query })

type Step = { what?: string; kind?: string; actor?: number; agency?: number; label?: string; about?: Subject }
async function keep(at: string, step: Step) {
  await past.query(
    `insert into activity (${columns})
     select -1, count(*) + 1, $1, $2, $3, 'Somebody', $4, $5, $6, $7, $8, $9, '', '', '' from activity where chain = -1`,
    [
      at,
      step.kind ?? 'staff',
      step.actor ?? 900,
      step.what ?? 'hotel-edit',
      step.agency ?? null,
      step.about?.kind ?? 'session',
      step.about?.id ?? null,
      step.about?.within ?? null,
      step.label ?? '',
    ],
  )
}
const labelsOf = async (query: object) => (await ask(query)).rows.map(({ subject }) => subject?.label)

describe('the log by person and by day', () => {
  it('shows what one person did, and not their namesake of an agency', async () => {
    await keep('2026-03-01T10:00Z', { actor: 71, label: 'a' })
    await keep('2026-03-01T11:00Z', { actor: 71, kind: 'agency', agency: agency.agencyId, label: 'b' })
    await keep('2026-03-01T12:00Z', { actor: 72, label: 'c' })
    expect(await labelsOf({ who: 'staff-71' })).toEqual(['a'])
    expect(await labelsOf({ who: 'agency-71' })).toEqual(['b'])
    expect(await ask({ who: 'staff-71', agency: agency.agencyId })).toMatchObject({
      rows: [],
      asked: { who: 'Somebody', agency: 'Kimia Tour' },
    })
    expect((await ask({ who: `staff-${member!.id}` })).asked.who).toBe('Kaveh Moradi')
  })

  it('holds the whole of the first and of the last day, as Tehran counts them', async () => {
    // 20:30 in London is midnight in Tehran.
    const moments = ['2026-04-09T20:29:59Z', '2026-04-09T20:30Z', '2026-04-11T20:29:59Z', '2026-04-11T20:30Z']
    for (const at of moments) await keep(at, { actor: 73, label: at })
    const two = { who: 'staff-73', from: '2026-04-10', until: '2026-04-11' }
    expect(await labelsOf(two)).toEqual([moments[2], moments[1]])
    expect(await labelsOf({ who: 'staff-73', from: '2026-04-12' })).toEqual([moments[3]])
    expect(await labelsOf({ who: 'staff-73', until: '2026-04-09' })).toEqual([moments[0]])
  })

  it('is newest first whatever the ids are, and no page repeats or leaves out a row', async () => {
    const days = ['05', '03', '04', '01', '02', '03']
    for (const day of days) await keep(`2026-05-${day}T12:00Z`, { actor: 74, label: day })
    const first = await ask({ who: 'staff-74', limit: 2 })
    const second = await ask({ who: 'staff-74', limit: 2, before: first.next })
    const third = await ask({ who: 'staff-74', limit: 2, before: second.next })
    const read = [first, second, third].flatMap(({ rows }) => rows.map(({ subject }) => subject?.label))
    expect(read).toEqual(['05', '04', '03', '03', '02', '01'])
    expect(third.next).toBeNull()
  })

  it('refuses a person or a day that cannot be one', async () => {
    await expect(ask({ who: 'system-1' })).rejects.toMatchObject({ fields: ['who'] })
    await expect(ask({ from: '2026-02-30' })).rejects.toMatchObject({ fields: ['from'] })
  })
})

it('names the hotel or the package that a step is about, and where the desk shows it', async () => {
  const packageId = await aPackage()
  const propertyId = await aProperty(packageId, { name: 'Galata Court', persianName: 'گالاتا' })
  const [{ hotelId }] = (await database.sql(`select hotel_id::int as "hotelId" from property where id = $1`, [
    propertyId,
  ])) as [{ hotelId: number }]
  const subjects: Subject[] = [
    { kind: 'package', id: packageId },
    { kind: 'property', id: propertyId, within: packageId },
    { kind: 'property', id: 999, within: packageId },
    { kind: 'property', id: 999, within: 999 },
    { kind: 'hotel', id: hotelId },
    { kind: 'ad', id: hotelId },
  ]
  for (const about of subjects) await keep('2026-06-01T12:00Z', { actor: 75, about, label: 'packages/1 x' })
  const { rows } = await ask({ who: 'staff-75' })
  expect(rows.map(({ about }) => about)).toEqual([
    null,
    { kind: 'hotel', id: hotelId, packageId: null, nameEn: 'Galata Court', nameFa: 'گالاتا' },
    null,
    { kind: 'package', id: packageId, packageId: null, nameEn: 'Winter', nameFa: 'زمستان' },
    { kind: 'property', id: propertyId, packageId, nameEn: 'Galata Court', nameFa: 'گالاتا' },
    { kind: 'package', id: packageId, packageId: null, nameEn: 'Winter', nameFa: 'زمستان' },
  ])
})

type PlanNode = {
  'Node Type': string
  'Subplan Name'?: string
  'Index Name'?: string
  'Rows Removed by Filter'?: number
  Alias?: string
  Plans?: PlanNode[]
}

describe('a page of a long log', () => {
  const staff: StaffCaller = {
    kind: 'staff',
    asked: 'nothing',
    staffId: member!.id,
    roles: ['admin'],
    sessionId: 's',
    reference: 'r',
    language: 'en',
    address: '',
  }
  beforeAll(async () => {
    await past.query(
      `insert into activity (${columns})
       select -2, n, timestamptz '2020-01-01' + n * interval '1 hour', 'staff', n % 200, '', 'kind-' || n % 50,
         case when n % 40 = 0 then $1::bigint end, null, null, null, '', '', '', ''
       from generate_series(1, 20000) n`,
      [agency.agencyId],
    )
    await database.sql('analyze activity')
  })

  /** How the rows of a page were found, by the statement and the rights that the app has: the nodes of the plan. */
  const nodesOf = async (filter: object): Promise<PlanNode[]> => {
    let plan: PlanNode | undefined
    await database.db.read(staff, async (tx) => {
      const explaining = txThrough(tx, async (statement) => {
        const text = `explain (analyze, format json) ${statement.text}`
        const { rows } = await tx.query({ ...statement, name: '', text })
        plan ??= (rows[0]!['QUERY PLAN'] as [{ Plan: PlanNode }])[0].Plan
        return tx.query(statement)
      })
      const read: Database['read'] = (_, work) => work(explaining)
      const db = { read, look: askedOneByOne(read) } as Pick<Database, 'read' | 'look'> as Database
      await listActivity(db, staff, { limit: 25, ...filter })
    })
    return within(plan!)
      .filter((node) => node['Subplan Name'] === 'CTE step')
      .flatMap(within)
  }
  const within = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(within)]
  const scanIn = (nodes: PlanNode[]) => nodes.find((node) => node.Alias === 'activity')
  const filters: [string, object, string][] = [
    ['nothing', {}, 'activity_by_time'],
    ['a page far down', { before: 300 }, 'activity_by_time'],
    ['some days long ago', { from: '2020-03-01', until: '2020-03-31' }, 'activity_by_time'],
    ['an agency', { agency: agency.agencyId }, 'activity_by_agency'],
    ['an agency in some days', { agency: agency.agencyId, until: '2020-06-01' }, 'activity_by_agency'],
    ['a kind', { what: 'kind-7' }, 'activity_by_kind'],
    ['a person', { who: 'staff-17' }, 'activity_by_actor'],
    [
      'a person in some days, further down',
      { who: 'staff-17', until: '2021-06-01', before: 9000 },
      'activity_by_actor',
    ],
  ]

  it.each(filters)('by %s is read along an index, in its order', async (_, filter, index) => {
    const nodes = await nodesOf(filter)
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
    expect(scanIn(nodes)).toMatchObject({ 'Index Name': index, 'Actual Rows': 26 })
    expect(scanIn(nodes)?.['Rows Removed by Filter'] ?? 0).toBe(0)
  })

  it('sabotage: without the index of a person far more is read', async () => {
    await database.sql('drop index activity_by_actor')
    const nodes = await nodesOf({ who: 'staff-17' })
    await database.sql('create index activity_by_actor on activity (actor_kind, actor_id, at, id)')
    expect(scanIn(nodes)?.['Rows Removed by Filter']).toBeGreaterThan(1000)
  })
})
