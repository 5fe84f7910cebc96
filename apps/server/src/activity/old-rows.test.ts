import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import * as z from 'zod/mini'
import { activityKinds, listActivity as operation, type ActivityRow } from '@sarai/wire/desk/activity.ts'
import { type AgencyId, asStaffId } from '@sarai/domain/ground/ids.ts'
import { listActivity } from '#activity/activity-queries.ts'
import { findActivityFaults, type ActivityFault } from '#activity/check-activity.ts'
import { findAnchorFaults } from '#activity/check-anchors.ts'
import { anchorActivity } from '#activity/anchor-activity.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { storeSettings } from '#config.ts'
import { createPool } from '#database/connection-pool.ts'
import { applyMigrations } from '#database/schema/apply-migrations.ts'
import { inTurn } from '#database/schema/in-turn.ts'
import { migrate, migrationFolder } from '#database/migrate.ts'
import { dropDatabase, provision, withDatabase } from '#database/provision.ts'
import { readSqlFiles } from '#database/schema/sql-files.ts'
import { openDatabase } from '#database/open-database.ts'
import { openObjectStore } from '#files/object-store.ts'
import { testPasswords } from '#testing/template-database.ts'
import { testConfig, testSigning } from '#testing/test-config.ts'

/** A database as it was before, with steps of every kind that was ever kept and all that a text can look like. */
const name = `sarai_old_log_${process.pid}`
const superuser = inject('superuserUrl')
const urls = await provision(superuser, name, testPasswords)
const migrations = await readSqlFiles(migrationFolder)
const cut = migrations.findIndex((one) => one.name.endsWith('readable-activity.sql'))
const past = new pg.Client({ connectionString: withDatabase(superuser, name) })
const pools = [urls.app, urls.worker].map((connectionString) =>
  createPool({ connectionString, max: 4, applicationName: 'old-log', onBroken: () => undefined }),
)
const [appPool, workerPool] = pools
const db = openDatabase(appPool!, { signing: testSigning })
const workerDb = openDatabase(workerPool!, { signing: testSigning, rights: 'of-the-connection' })
const files = openObjectStore({ ...storeSettings(testConfig(urls)), bucket: `old-log-${crypto.randomUUID()}` })
afterAll(async () => {
  await Promise.all([past.end(), ...pools.map((pool) => pool.end())])
  await dropDatabase(superuser, name)
})

const hostile = [
  'packages/1 x',
  'packages/99999999999999999999',
  'packages/1/properties/2 or so',
  'packages/1/properties/99999999999999999999',
  'packages/1/../../staff',
  '//evil.example/packages/1',
  'javascript:alert(1)',
  '9'.repeat(400),
  '1e5',
  '-1',
  '۱۲',
  'commissions/',
  'packages/1\n/properties/2',
]
const ordinary: [string, string, object | null, object | null][] = [
  ['property-edit', 'packages/1/properties/2', { currency: 'EUR', board: null }, { currency: 'EUR', board: 'HB' }],
  ['package-create', 'packages/1', null, { titleEn: '2026-01-01', currency: 'EUR', groups: 'Gold, Silver' }],
  [
    'price-period-edit',
    'packages/1/properties/2',
    { room: 'Double', price: 9800, currency: 'EUR' },
    { price: 11250, currency: 'EUR' },
  ],
  ['special-date-add', 'packages/1/properties/2', null, { roomTypeId: null, roomDifference: -2000, currency: 'EUR' }],
  ['hotel-edit', '7', { grade: 4.5, nameEn: 'A' }, { grade: 5, nameEn: 'B' }],
  ['commission-edit', 'commissions/5', { group: 'gold', amount: 700, currency: 'EUR' }, { amount: 900 }],
  ['rate-add', 'EUR/IRR', null, { day: '2026-11-15', fromAmount: 100, toAmount: 1234000 }],
  ['staff-roles', 'kaveh@sarai.example', { roles: 'finance,admin' }, { roles: 'catalogue' }],
  ['account-mobile', '', { mobile: '09123456789' }, { mobile: '+989351112233' }],
  ['bank-add', '3', null, { nameEn: 'Melli', active: true }],
]
const oddValues = {
  price: 1e20,
  amount: 12.5,
  currency: '<b>',
  firstNight: 'soon',
  groups: ', ',
  roles: '',
  status: 'packages/1',
}

async function keep(agencyId: number | null, [what, subject, before, after]: (typeof ordinary)[number]) {
  await past.query(
    `insert into activity (agency_id, actor_kind, actor_name, what, subject, before, after, address, reference)
     values ($1, 'system', '', $2, $3, $4, $5, '', '')`,
    [agencyId, what, subject, before, after],
  )
}

let agencyId: AgencyId
let heads: object[]
beforeAll(async () => {
  await runMigrations({ connectionString: urls.worker })
  await inTurn(urls.owner, (client) => applyMigrations(client, migrations.slice(0, cut), () => {}))
  await past.connect()
  await files.ensureBucket()
  const { rows } = await past.query<{ id: AgencyId }>(
    `insert into agency (name, manager_first_name, manager_last_name, mobile, language, status)
     values ('Kimia', 'N', 'R', '09123456789', 'en', 'approved') returning id::int`,
  )
  agencyId = rows[0]!.id
  for (const step of ordinary) await keep(null, step)
  for (const [index, what] of activityKinds.entries()) {
    for (const subject of hostile) await keep(index % 2 === 0 ? agencyId : null, [what, subject, oddValues, oddValues])
  }
  heads = (await past.query(`select chain, place, hash from activity_head order by chain`)).rows
  await migrate(urls)
}, 60_000)

const staff: StaffCaller = {
  kind: 'staff',
  asked: 'nothing',
  staffId: asStaffId(1),
  roles: ['admin'],
  sessionId: 's',
  reference: 'r',
  language: 'en',
  address: '',
}
const everything = async () => {
  const rows: ActivityRow[] = []
  for (let before: number | undefined; ;) {
    const page = z.parse(operation.reply, await listActivity(db, staff, { limit: 100, ...(before && { before }) }))
    rows.push(...page.rows)
    if (page.next === null) return rows
    before = page.next
  }
}
const faults = async () => [
  ...(await findActivityFaults(workerDb, testSigning)),
  ...(await findAnchorFaults({ db: workerDb, files }, testSigning)),
]
const told = (found: ActivityFault[]) => found.map(({ chain, place, fault }) => `${chain} ${place}: ${fault}`)

describe('steps from before', () => {
  it('can all be read, whatever was written, and none leads anywhere by its text', async () => {
    const rows = await everything()
    expect(rows).toHaveLength(ordinary.length + hostile.length * activityKinds.length)
    const labels = rows.flatMap(({ subject }) => subject?.label ?? [])
    for (const text of hostile) expect(labels).toContain(text)
    expect(rows.filter(({ about }) => about !== null)).toEqual([])
  })

  it('say what their values are', async () => {
    const rows = await everything()
    const words = (of: string, ...codes: string[]) => ({ is: 'words', of, codes })
    const euros = (minor: number) => ({ is: 'money', minor, currency: 'EUR' })
    const text = (given: string) => ({ is: 'text', text: given })
    expect(rows.slice(-ordinary.length).toReversed()).toMatchObject([
      { subject: { kind: 'property', id: 2 }, before: { board: null }, after: { board: words('board', 'HB') } },
      {
        subject: { kind: 'package', id: 1, label: '' },
        after: {
          titleEn: text('2026-01-01'),
          currency: words('currency', 'EUR'),
          groups: words('agency-group', 'Gold', 'Silver'),
        },
      },
      { before: { room: text('Double'), price: euros(9800) }, after: { price: euros(11250) } },
      { after: { roomTypeId: null, roomDifference: { is: 'difference', minor: -2000, currency: 'EUR' } } },
      { subject: { kind: 'hotel', id: 7 }, before: { grade: { is: 'number', number: 4.5 } } },
      { subject: { kind: 'commission', id: 5 }, before: { amount: euros(700) }, after: { amount: euros(900) } },
      {
        subject: { kind: 'rate', id: null, label: 'EUR/IRR' },
        after: {
          day: { is: 'day', day: '2026-11-15' },
          fromAmount: euros(100),
          toAmount: { is: 'money', minor: 1234000, currency: 'IRR' },
        },
      },
      {
        subject: { kind: 'staff', label: 'kaveh@sarai.example' },
        before: { roles: words('staff-role', 'finance', 'admin') },
      },
      { subject: null, after: { mobile: { is: 'contact', text: '+989351112233' } } },
      { subject: { kind: 'bank', id: 3 }, after: { nameEn: text('Melli'), active: { is: 'yes-no', yes: true } } },
    ])
  })

  it('still follow from each other by the old rule, and end where the first anchor says', async () => {
    expect(
      (await past.query(`select chain, place, hash from activity_anchored where anchor = 0 order by chain`)).rows,
    ).toEqual(heads)
    expect((await past.query(`select chain, place, hash from activity_head order by chain`)).rows).toEqual(heads)
    expect(told(await faults())).toEqual([])
  })

  it('are followed by signed ones, in the same chain', async () => {
    await db.write(staff, (tx) => record(tx, staff, { what: 'agency-note', agencyId }))
    await anchorActivity({ db: workerDb, files })
    expect(told(await faults())).toEqual([])
    const { rows } = await past.query(`select form from activity where chain = $1 order by place desc limit 2`, [
      agencyId,
    ])
    expect(rows).toEqual([{ form: 2 }, { form: 1 }])
  })
})

describe('sabotage: an old step that is rewritten by a superuser is found out', () => {
  beforeEach(async () => {
    await past.query('set session_replication_role = replica')
  })
  const restored = async (work: () => Promise<void>) => {
    await past.query(
      'create temp table kept_steps as select * from activity; create temp table kept_heads as select * from activity_head',
    )
    try {
      await work()
    } finally {
      await past.query(
        `delete from activity; insert into activity overriding system value select * from kept_steps;
         delete from activity_head; insert into activity_head select * from kept_heads;
         drop table kept_steps, kept_heads`,
      )
    }
  }

  it.each([
    [`subject = 'packages/2'`, 'this row was changed, or put in'],
    [`after = '{}'`, 'this row was changed, or put in'],
    [`subject_label = 'packages/2'`, 'this row is not told as it was written'],
    [`became = '{}'`, 'this row is not told as it was written'],
  ])('%s', async (change, fault) => {
    await restored(async () => {
      await past.query(`update activity set ${change} where chain = 0 and place = 6`)
      expect(told(await faults())).toContain(`0 6: ${fault}`)
    })
  })

  it('with plain hashes that fit to the end, in a chain to which nobody has added since', async () => {
    await restored(async () => {
      await past.query(`update activity set actor_name = 'Nobody' where chain = 0 and place = 6`)
      await past.query(
        `do $$ declare step activity; last bytea; begin
           select hash into last from activity where chain = 0 and place = 5;
           for step in select * from activity where chain = 0 and place > 5 order by place loop
             last := activity_hash(step, last);
             update activity set hash = last where chain = 0 and place = step.place;
           end loop;
           update activity_head set hash = last where chain = 0;
         end $$`,
      )
      const last = (heads[0] as { place: string }).place
      expect(told(await faults())).toEqual([`0 ${last}: an anchor knows another row here`])
    })
  })
})
