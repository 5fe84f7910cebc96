import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AgencyCaller, StaffCaller } from '../../../apps/server/src/caller.ts'
import { listTransactions } from '../../../apps/server/src/ledger/list-transactions.ts'
import { reconcileBatch } from '../../../apps/server/src/ledger/reconcile/reconcile-books.ts'
import { makeStatement } from '../../../apps/server/src/ledger/statement/make-statement.ts'
import { takeOn } from '../../../apps/server/src/ledger/statement/statement-queries.ts'
import { listContracts } from '../../../apps/server/src/payments/contracts/list-contracts.ts'
import { approvePayment } from '../../../apps/server/src/payments/desk/approve-payment.ts'
import { listReceipts } from '../../../apps/server/src/payments/list-payments.ts'
import { submitReceipt } from '../../../apps/server/src/payments/receipts/submit-receipt.ts'
import { someoneOf, someStaff } from '../../../apps/server/src/testing/some-callers.ts'
import {
  asPaymentId,
  asStaffId,
  asUserId,
  type AgencyId,
  type ContractId,
} from '../../../packages/domain/src/ground/ids.ts'
import { backendsOf, cpuOf } from '../../bench/cpu.ts'
import { tellGrowth } from '../../bench/report.ts'
import { judge, median } from '../../bench/verdict.ts'
import type { ServiceEnvironment } from '../../services/part.ts'
import { copyRequest, type Copied } from '../copied-requests.ts'
import { openHouse, type House } from '../house-of-trials.ts'
import { addAgencies, fillBooks, linesOf } from './many-books.ts'

type Amounts = {
  /** Of the books of everybody, and of two accounts of them. */
  lines: number
  long: number
  short: number
  /** Of each look, and how often it is measured. */
  calls: number
  rounds: number
}
const atMost = 1.5
/** All books, and one batch of them: the worker gives one up after a minute. */
const mostMs = 60_000
const mostBatchMs = 30_000

/**
 * Books as long as they get: what people look at costs with a long account what it costs with a short one, and the
 * nightly reconciliation is through in a minute while money comes in. Returns what went wrong; an empty list means that
 * everything held.
 */
export async function books(
  services: ServiceEnvironment,
  { lines, long, short, ...often }: Amounts,
): Promise<string[]> {
  const house = await openHouse(services)
  const { sql } = house
  try {
    const open = await house.aNewRequest()
    await house.desk.accept(open)
    const paid = await aPaidStay(house, open)
    const others = Math.floor((lines - long - short) / short)
    const [first, second, ...rest] = await addAgencies(sql, 2 + others)
    const perStay = await linesOf(sql, paid)
    const sizes = [long, short, ...rest.map(() => short)].map((size) => Math.floor(size / perStay))
    const begun = Date.now()
    const agencies = [first!, second!, ...rest]
    await fillBooks(
      sql,
      paid,
      agencies.map((agencyId, place) => ({ agencyId, stays: sizes[place]! })),
    )
    console.log(`${lines} lines of ${agencies.length} accounts were made in ${seconds(Date.now() - begun)}`)
    // As many lines of the long account as the short one has in all its days.
    const sameLines = Math.ceil((300 * short) / long) + 1
    const slower = await growth(house, await people(house, first!, second!), { ...often, sameLines })
    const [owing] = await copyRequest(sql, open, 1, first)
    return [...slower, ...(await reconciled(house, owing!))]
  } finally {
    await house.close()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Receipts of an agency for a contract, which finance finds at once. */
async function payerOf({ db, sql }: House, caller: AgencyCaller, contractId: ContractId) {
  const { rows } = await sql.query<{ staff: number; type: number; currency: number }>(
    `select (select min(id)::int from staff) as staff, (select min(id)::int from receipt_type where active) as type,
       (select currency.id::int from contract join currency on code = contract.currency where contract.id = $1) as currency`,
    [contractId],
  )
  const { staff, type, currency } = rows[0]!
  const finance: StaffCaller = { ...someStaff, staffId: asStaffId(staff) }
  await sql.query(
    `insert into finance_limit (currency, second_person_above) select code, 1000000000000000 from currency
     on conflict (currency) do update set second_person_above = excluded.second_person_above`,
  )
  return async (amount: number, number: string) => {
    const { Id } = await submitReceipt(db, caller, {
      OrderId: contractId,
      ReceiptNumber: number,
      PaymentDateTime: new Date(Date.now() - 60_000).toISOString(),
      ReceiptPaymentTypeId: type,
      SenderName: 'Nasrin Rahimi',
      FileName: '',
      Amount: amount,
      Description: '',
      CurrencyId: currency,
      BankId: null,
      Shares: [],
    })
    const paymentId = asPaymentId(Id)
    await approvePayment(db, finance, paymentId, { version: 1, amount, rate: null, reason: '', overruled: '' })
    return paymentId
  }
}

/** One like it, in a contract of its own and paid: what all others are copies of. */
async function aPaidStay(house: House, open: Copied) {
  const { sql } = house
  const [copied] = await copyRequest(sql, open, 1, open.agencyId)
  const stay = copied!
  const { rows } = await sql.query<{ due: number; user: number }>(
    `select due::int, (select min(id)::int from agency_user where agency_id = $1) as user from contract where id = $2`,
    [stay.agencyId, stay.contractId],
  )
  const { due, user } = rows[0]!
  const pays = await payerOf(house, { ...someoneOf(stay.agencyId), userId: asUserId(user) }, stay.contractId)
  return { ...stay, paymentId: await pays(due, 'B 1') }
}

async function people({ sql }: House, ...agencies: AgencyId[]): Promise<[AgencyCaller, AgencyCaller]> {
  const { rows } = await sql.query<{ agencyId: number; id: number }>(
    `insert into agency_user (agency_id, username, username_key, email, email_verified_at, first_name, last_name,
       password_hash, role)
     select id, address, address, address, now(), 'Nasrin', 'Rahimi', '-', 'owner'
     from unnest($1::bigint[]) with ordinality as one (id, place), lateral (select 'books-' || id || '@trial.example' as address) its
     order by place returning agency_id::int as "agencyId", id::int`,
    [agencies],
  )
  const [long, short] = rows.map(({ agencyId, id }) => ({ ...someoneOf(agencyId), userId: asUserId(id) }))
  return [long!, short!]
}

type Look = [kind: string, work: (caller: AgencyCaller) => Promise<unknown>]

/** What each look costs, of CPU of this process and of the database, with a long account and with a short one. */
async function growth(
  house: House,
  [long, short]: [AgencyCaller, AgencyCaller],
  { calls, rounds, sameLines }: Pick<Amounts, 'calls' | 'rounds'> & { sameLines: number },
): Promise<string[]> {
  const { db, sql } = house
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const size = { PageSize: 25 }
  const looks: Look[] = [
    ['transactions', (caller) => listTransactions(db, caller, size)],
    ['transactions, the first page', (caller) => listTransactions(db, caller, { ...size, Page: 1 })],
    [
      'transactions of two months',
      (caller) => listTransactions(db, caller, { ...size, From: day(120), Until: day(60) }),
    ],
    ['contracts', (caller) => listContracts(db, caller, { ...size, Page: 1, View: 'all' })],
    ['contracts that are settled', (caller) => listContracts(db, caller, { ...size, Page: 1, View: 'settled' })],
    ['contracts that owe', (caller) => listContracts(db, caller, { ...size, Page: 1, View: 'due' })],
    ['receipts', (caller) => listReceipts(db, caller, { ...size, Page: 1 })],
  ]
  const spent = async () => {
    const pids = await backendsOf(sql, 'sarai-trial')
    const { user, system } = process.cpuUsage()
    return (user + system) * 1_000 + pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  }
  const costOf = async (times: number, work: () => Promise<unknown>) => {
    const before = await spent()
    for (let call = 0; call < times; call += 1) await work()
    return ((await spent()) - before) / times
  }
  const complaints: string[] = []
  const tell = (kind: string, few: readonly number[], many: readonly number[]) => {
    const ratios = many.map((cost, round) => cost / few[round]!)
    tellGrowth({ kind, atMost, ratios, few: median(few), many: median(many) })
    if (judge(ratios, atMost, 'at most') === 'fail')
      complaints.push(`${kind}: ${median(ratios).toFixed(2)} times as much`)
  }
  for (const [kind, work] of looks) {
    const [few, many]: [number[], number[]] = [[], []]
    for (let round = 0; round <= rounds; round += 1) {
      const cost = [await costOf(calls, () => work(short)), await costOf(calls, () => work(long))]
      if (round === 0) continue // for plans and compilers
      few.push(cost[0]!)
      many.push(cost[1]!)
    }
    tell(kind, few, many)
  }

  const statement = async (caller: AgencyCaller, from: string | null) => {
    const begun = Date.now()
    let lines = 0
    const cost = await costOf(1, async () => (lines = await madeStatement(house, caller, from)))
    return { lines, cost: cost / Math.max(1, lines), ms: Date.now() - begun }
  }
  const [few, many]: [number[], number[]] = [[], []]
  let compared = ''
  for (let round = 0; round <= 3; round += 1) {
    const [ofShort, ofLong] = [await statement(short, null), await statement(long, day(sameLines))]
    compared = `${ofShort.lines} and ${ofLong.lines} lines`
    if (round === 0) continue
    few.push(ofShort.cost)
    many.push(ofLong.cost)
  }
  tell('a line of a statement', few, many)
  const whole = await statement(long, null)
  console.log(`statements of ${compared}; the longest that is made, ${whole.lines} lines, takes ${seconds(whole.ms)}`)
  return complaints
}

/** As the worker makes it. Answers how many lines it has. */
async function madeStatement({ db, patientDb, files, sql }: House, caller: AgencyCaller, from: string | null) {
  const key = { agencyId: caller.agencyId, userId: caller.userId, statementId: randomUUID() }
  const { rows: accounts } = await sql.query<{ currency: string }>(
    `select currency from balance where agency_id = $1`,
    [caller.agencyId],
  )
  const wanted = { kind: 'xlsx' as const, currency: accounts[0]!.currency, fromDay: from, untilDay: null }
  await db.write(caller, (tx) => takeOn.first(tx, { ...key, ...wanted, language: 'en' }))
  await makeStatement({ db: patientDb, files }, key, 'trial')
  const { rows } = await sql.query<{ lines: number }>(
    `select row_count as lines from statement where id = $1 and state = 'ready'`,
    [key.statementId],
  )
  return rows[0]!.lines
}

/** All books, batch by batch, while somebody of the agency with the longest account goes on paying. */
async function reconciled(house: House, { agencyId, contractId }: Copied): Promise<string[]> {
  const { sql, patientDb, environment } = house
  const { rows } = await sql.query<{ id: number }>(`select id::int from agency_user where agency_id = $1`, [agencyId])
  const caller = { ...someoneOf(agencyId), userId: asUserId(rows[0]!.id) }
  const pays = await payerOf(house, caller, contractId)

  const reconciling = { isOver: false }
  const waits: number[] = []
  const paying = async () => {
    for (let turn = 0; !reconciling.isOver; turn += 1) {
      const begun = Date.now()
      await pays(1, `R ${turn}`)
      waits.push(Date.now() - begun)
      await pause(50)
    }
  }
  const modes = new Set<string>()
  const worker = new URL(environment['DATABASE_WORKER_URL']!).username
  const watching = async () => {
    for (; !reconciling.isOver; await pause(50)) {
      const held = await sql.query<{ mode: string }>(
        `select distinct mode from pg_locks join pg_stat_activity using (pid)
         where usename = $1 and datname = current_database() and locktype in ('relation', 'tuple', 'transactionid')`,
        [worker],
      )
      for (const { mode } of held.rows) modes.add(mode)
    }
  }
  const payments = paying()
  const watch = watching()
  const { rows: backends } = await sql.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = $1 and datname = current_database()`,
    [worker],
  )
  const spent = () => backends.reduce((sum, { pid }) => sum + cpuOf(pid), 0) / 1_000_000
  const spentBefore = spent()
  const begun = Date.now()
  const found: string[] = []
  let [journals, longest] = [0, 0]
  try {
    for (let after: AgencyId | undefined = 0 as AgencyId; after !== undefined;) {
      const batchBegun = Date.now()
      const batch = await reconcileBatch(patientDb, after)
      longest = Math.max(longest, Date.now() - batchBegun)
      journals += batch.journals
      found.push(
        ...batch.differences.map(({ of, where, kept, recomputed }) => `${of} (${where}): ${kept}, not ${recomputed}`),
      )
      after = batch.next
    }
  } finally {
    reconciling.isOver = true
    await Promise.all([payments, watch])
  }
  const took = Date.now() - begun
  // Beside the time that passed, the core tells whether a busy machine is why.
  const ofCore = spent() - spentBefore
  const { rows: entries } = await sql.query<{ count: number }>(
    `select sum(cardinality(amounts))::int as count from journal`,
  )
  const slowest = Math.max(...waits)
  console.log(
    `${journals} journals with ${entries[0]!.count} entries reconciled in ${seconds(took)}, ${seconds(ofCore)} of a core, the longest batch ${seconds(longest)}, ` +
      `holding ${[...modes].join(', ')}; ${waits.length} payments meanwhile, the slowest in ${slowest} ms`,
  )
  return [
    ...found,
    ...(took > mostMs ? [`the books took ${seconds(took)}, ${seconds(ofCore)} of a core`] : []),
    ...(longest > mostBatchMs ? [`a batch of the books took ${seconds(longest)}`] : []),
    ...(ofCore === 0 ? ['nobody knows what the books took'] : []),
    ...[...modes].filter((mode) => mode !== 'AccessShareLock').map((mode) => `reconciliation holds ${mode}`),
    ...(waits.length === 0 ? ['nobody paid meanwhile, and nothing is proven by it'] : []),
    ...(slowest > 2_000 ? [`a payment waited ${slowest} ms`] : []),
  ]
}
