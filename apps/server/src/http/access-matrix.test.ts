import { afterAll, describe, expect, it } from 'vitest'
import { inviteColleague, listColleagues, listInvitations } from '@sarai/wire/portal/colleagues.ts'
import { readContract } from '@sarai/wire/portal/money/contracts.ts'
import { readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { readDeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { readPayment } from '@sarai/wire/portal/money/payments.ts'
import { readAgency } from '@sarai/wire/desk/agencies.ts'
import { listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import type { Operation } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { buildApp } from '#app.ts'
import type { Database } from '#database/unit-of-work.ts'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { openHub } from '#live/hub.ts'
import { createLog } from '#log.ts'
import { matrixCallers } from '#testing/access-matrix/callers.ts'
import { explore } from '#testing/access-matrix/explore.ts'
import { wrongsOf, type Matrix } from '#testing/access-matrix/judge.ts'
import { rowsOfAgency } from '#testing/access-matrix/rows-of-agency.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'
import { withoutAgencyConditions } from '#testing/sabotage/without-conditions.ts'

/** Stands in everything that agency A ever told, and in what only its group is shown. */
const canary = 'Qanarybird'
const operations = [...portalOperations, ...deskOperations]

const testApp = await openTestApp()
const { app, database, files, callAs } = testApp
await seedCatalogue(database.db, files)
const { callers, a, b } = await matrixCallers(testApp, canary)
const secrets = await plantSecrets()
const admin = callers.find(({ name }) => name === 'staff: admin')!
const adds = deskOperations.filter((op) => op.method === 'POST' && op.access === 'staff:catalogue')
/** What waits for finance would keep every request of its contract as it is. */
const blocks = new Set(['submitReceipt', 'requestCash'])
const asks = portalOperations.filter(
  (op) => op.method === 'POST' && op.access.startsWith('agency') && !blocks.has(op.name),
)
const seenByStaff = await explore(app, deskOperations, admin.token!, adds)
const seenByA = await explore(app, portalOperations, a.token, asks)
const seenByB = await explore(app, portalOperations, b.token)
// No dice throw a stay that hangs together, and only that opens a contract.
const opened = await contractOf(a.agencyId)
seenByA.learn(readContract, {}, opened)
const paid = await paymentOf(a.agencyId, opened.Id)
seenByA.learn(readPayment, {}, paid)
// What an agency asks and pays for is at the desk once it is sent, and the desk has been explored by then.
seenByStaff.learn(listDeskRequests, {}, await callAs(admin.token!)(listDeskRequests, { query: {} }))
seenByStaff.learn(readDeskContract, {}, { id: opened.Id })
seenByStaff.learn(readDeskPayment, {}, paid)
const matrix: Matrix = {
  app,
  callers,
  secrets,
  seenByB,
  seenBy: (op) => (op.path.startsWith('/desk/') ? seenByStaff : seenByA),
}
/**
 * A's own people may do two things here: one read holds a price for whoever calls it (decision 094), and a logo counts
 * among the files of the day even where it is none.
 */
const keptRows = async () => {
  const rows = await rowsOfAgency(database, a.agencyId)
  return rows.filter((row) => !/^quote .*"fingerprint": "[^"]* of \d+"|^upload_day /.test(row))
}
const before = await keptRows()

describe('who may call what', () => {
  it.each(operations.map((op) => [op.name, op.access, op] as const))(
    '%s opens to %s and to nobody else, and tells nobody what is agency A’s',
    async (_, __, op) => {
      expect(await wrongsOf(matrix, op)).toEqual([])
    },
  )

  it('leaves every row of agency A as it was, whoever tried its ids', async () => {
    expect(await keptRows()).toEqual(before)
  })

  it('knows rows that only A has and texts that only A reads, or all of the above shows nothing', async () => {
    const own = ['colleague', 'invitation', 'session', 'accommodationreserverequest']
    for (const noun of own) expect(seenByA.records(noun)).not.toEqual([])
    const forA = await app.inject({ url: '/api/Colleagues', headers: headersOf(listColleagues, a.token) })
    expect(forA.body).toContain(canary)
    const packages = await app.inject({
      url: '/api/AccommodationPackageClient',
      headers: { authorization: `Bearer ${a.token}`, accept: 'application/json; domain-model=List_PackageDTO' },
    })
    expect(packages.body).toContain(canary)
  })
})

describe('a wall that was taken away', () => {
  it('sabotage: an operation that is served to more than its access names is found', async () => {
    for (const [op, wider] of [
      [listInvitations, 'agency'],
      [readAgency, 'staff'],
    ] as const) {
      const asDeclared = { ...op }
      expect(await whileServedTo(op, wider, () => wrongsOf(matrix, asDeclared))).not.toEqual([])
    }
  })

  it('without row-level security the code alone keeps the agencies apart', async () => {
    await database.sql(rowLevelSecurity('disable'))
    try {
      expect(await leaksOf(matrix)).toEqual([])
    } finally {
      await database.sql(rowLevelSecurity('enable'))
    }
  })

  it('without the conditions in the code row-level security alone keeps them apart', async () => {
    expect(await leaksOf({ ...matrix, app: await appOn(withoutAgencyConditions(database.db)) })).toEqual([])
  })

  it('sabotage: without both, the matrix finds what leaks', async () => {
    const careless = await appOn(withoutAgencyConditions(database.db))
    await database.sql(rowLevelSecurity('disable'))
    try {
      expect(await leaksOf({ ...matrix, app: careless })).toContainEqual(
        expect.stringMatching(/listColleagues: owner of B got 200 with .*Qanarybird/),
      )
    } finally {
      await database.sql(rowLevelSecurity('enable'))
    }
  })
})

/** What B is told of A; that its calls fail is no leak. */
async function leaksOf(tried: Matrix): Promise<string[]> {
  const others = { ...tried, callers: tried.callers.filter(({ side }) => side === 'B') }
  const reads = portalOperations.filter(({ method }) => method === 'GET')
  const found = await Promise.all(
    reads.map(async (op) => (await wrongsOf(others, op)).map((wrong) => `${op.name}: ${wrong}`)),
  )
  return found.flat().filter((wrong) => wrong.includes(' with '))
}

function rowLevelSecurity(how: 'enable' | 'disable'): string {
  return `do $$ declare t regclass; begin
    for t in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r', 'p') and exists (select 1 from pg_policy where polrelid = c.oid)
    loop execute format('alter table %s ${how} row level security', t); end loop; end $$`
}

async function whileServedTo<T>(op: Operation, access: Operation['access'], work: () => Promise<T>): Promise<T> {
  const served = op as { access: Operation['access'] }
  const declared = op.access
  served.access = access
  try {
    return await work()
  } finally {
    served.access = declared
  }
}

async function appOn(db: Database) {
  const config = testConfig(database.urls)
  const hub = openHub({ connectionString: database.urls.app, onFailure: () => undefined })
  const other = await buildApp({ config, log: createLog(config), db, hub, files, readiness: [], checkReplies: false })
  afterAll(async () => {
    await hub.close()
    await other.close()
  })
  return other
}

function headersOf(op: Operation, token: string) {
  return { authorization: `Bearer ${token}`, accept: `application/json; domain-model=${op.answers}` }
}

async function contractOf(agencyId: AgencyId): Promise<{ Id: number }> {
  const [contract] = await database.sql<{ Id: number }>(
    `insert into contract (agency_id, currency, state) values ($1, 'EUR', 'Open') returning id::int as "Id"`,
    [agencyId],
  )
  return contract!
}

async function paymentOf(agencyId: AgencyId, contractId: number): Promise<{ id: number }> {
  const [payment] = await database.sql<{ id: number }>(
    `insert into payment (agency_id, kind, state, currency, claimed, contract_currency, payer, sent_by, sent_at)
     select agency_id, 'cash', 'Requested', 'EUR', 100, 'EUR', $2, min(id), now() from agency_user where agency_id = $1
     group by agency_id returning id::int`,
    [agencyId, canary],
  )
  await database.sql(
    `insert into payment_share (agency_id, payment_id, contract_id, expected) values ($1, $2, $3, 100)`,
    [agencyId, payment!.id, contractId],
  )
  return payment!
}

async function plantSecrets(): Promise<string[]> {
  const { agencyId } = a
  const shown = await aPricedPackage(database.sql, { groups: [canary] })
  await database.sql(`update package set title_en = $1, title_fa = $1 where id = $2`, [canary, shown])
  await database.sql(
    `update hotel set name_en = $1, name_fa = $1 where id in (select hotel_id from property where package_id = $2)`,
    [canary, shown],
  )
  await database.sql(`update agency set commission_group = $1, manager_first_name = $1 where id = $2`, [
    canary,
    agencyId,
  ])
  await database.sql(`update agency_user set first_name = $1, last_name = $1 where agency_id = $2`, [canary, agencyId])
  const body = { FirstName: canary, LastName: canary, Email: `${canary}@a.example`, Role: 'agent', Language: 'en' }
  await callAs(a.token)(inviteColleague, { body: body as never })
  return [canary, canary.toLowerCase(), a.username]
}
