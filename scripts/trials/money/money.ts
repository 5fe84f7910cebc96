import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { demoLogins } from '../../../apps/server/src/demo/demo-people.ts'
import { createPool } from '../../../apps/server/src/database/connection-pool.ts'
import { openDatabase } from '../../../apps/server/src/database/open-database.ts'
import { reconcileBatch } from '../../../apps/server/src/ledger/reconcile/reconcile-books.ts'
import { readSealingKeys } from '../../../apps/server/src/sealing.ts'
import { createSigning } from '../../../apps/server/src/signing.ts'
import type { AgencyId, ContractId, PaymentId, RequestId } from '../../../packages/domain/src/ground/ids.ts'
import { CallFailed, type Call } from '../../../packages/wire/src/core/client.ts'
import { approvePayment, refundPayment, rejectPayment } from '../../../packages/wire/src/desk/money/payments.ts'
import { acceptRequest, rejectRequest } from '../../../packages/wire/src/desk/requests/answers.ts'
import { extendDeadline } from '../../../packages/wire/src/desk/requests/deadline.ts'
import { cancelRequest } from '../../../packages/wire/src/portal/kept-requests.ts'
import { changeDates, validateChange } from '../../../packages/wire/src/portal/life/changes.ts'
import {
  moveCredit,
  requestCash,
  submitReceipt,
  withdrawPayment,
} from '../../../packages/wire/src/portal/money/payments.ts'
import { submitRequest, validateRequest } from '../../../packages/wire/src/portal/requests.ts'
import type { AskedStayBody } from '../../../packages/wire/src/portal/asked-stay.ts'
import type { ServiceEnvironment } from '../../services/part.ts'
import { startBehindHaproxy } from '../behind-haproxy.ts'
import { booksThatDiffer } from '../books-that-differ.ts'
import { codesAfterLogin, deskLogin, portalLogin, type Login, type NextCode } from '../log-in.ts'
import { nothingElse, staysOnSale } from '../stays-on-sale.ts'
import { strictClient } from '../steady-calls.ts'
import { untilAnswered } from '../until-answered.ts'
import { complaintsAboutMoney, type Deed } from './what-happened.ts'

type Dice = (sides: number) => number

/** There is nothing that it could be done to. */
const nothing = 'nothing'

/** A row that something can be done to, as it was a moment ago: somebody else may have been faster since. */
type Request = {
  id: RequestId
  contract: ContractId
  version: number
  price: number
  checkIn: string
  checkOut: string
}
type Contract = { id: ContractId; version: number; due: number; credit: number; currencyId: number }
type Payment = { id: PaymentId; contract: ContractId; version: number; claimed: number; currency: string }

type Amounts = {
  wanted: number
  /** Long enough for everything to happen that may. */
  isLong: boolean
}

/**
 * Four people at once, an agency, two of finance and one who answers requests, do whatever comes to mind to the same
 * few contracts over two API processes, one of which is killed again and again; deadlines pass meanwhile. Whatever they
 * are told, the books must add up. Returns what went wrong; an empty list means that everything held.
 */
export async function moneyTrial(services: ServiceEnvironment, { wanted, isLong }: Amounts): Promise<string[]> {
  const seed = Number(process.env['SEED'] ?? randomInt(1_000_000))
  console.log(`${wanted} operations, seed ${seed}`)
  const { origin, sql, superuser, restart, stop, environment } = await startBehindHaproxy(services)
  // One for each of them: they look at the same time.
  const pool = new pg.Pool({ connectionString: superuser, max: 4 })
  try {
    const lost: string[] = []
    const clientOf = (login: Login) => strictClient(origin, login, (what) => void lost.push(what))
    const agency = clientOf(await portalLogin(origin))
    const kaveh = clientOf(await deskLogin(origin))
    const babak = clientOf(await deskLogin(origin, 'babak@sarai.example'))
    const ofKaveh = { desk: kaveh, proof: codesAfterLogin(), answers: true }
    const ofBabak = { desk: babak, proof: codesAfterLogin(), answers: false }
    const stays = await staysOnSale(sql, 40)
    await prepare(sql)
    const before = await endsOf(sql)

    const tally: Record<string, number> = {}
    let done = 0
    const client = async (number: number, people: Readonly<{ desk: Call; proof: NextCode; answers: boolean }>) => {
      const dice = diceOf(seed + number)
      while (done < wanted) {
        done += 1
        const [what, work] = anyOf(dice, await choices({ sql: pool, dice, stays, agency, ...people }))
        const outcome = await untilAnswered(work, () => undefined).then(
          (result) => (result === nothing ? nothing : 'done'),
          toldBy,
        )
        tally[`${what}: ${outcome}`] = (tally[`${what}: ${outcome}`] ?? 0) + 1
      }
    }
    const killing = killNowAndThen(restart, () => done >= wanted)
    await Promise.all([client(1, ofKaveh), client(2, ofBabak), client(3, ofBabak), client(4, ofKaveh)])
    const kills = await killing
    console.log(`${kills} times one of two processes was killed; ${lost.length} answers were lost and asked for again`)
    for (const [what, times] of Object.entries(tally).toSorted(([a], [b]) => a.localeCompare(b)))
      console.log(`  ${String(times).padStart(6)} ${what}`)
    const after = await endsOf(sql)
    const [expired, confirmed] = [after.expired - before.expired, after.confirmed - before.confirmed]
    console.log(`${expired} requests ended by their deadline, ${confirmed} more are confirmed`)
    return [
      ...complaintsAboutMoney({ tally, lost, kills, deadlocks: after.deadlocks, expired, confirmed, isLong }),
      ...(await booksThatDiffer(sql)),
      ...(await moneyThatDiffers(sql)),
      ...(await reconciled(environment)),
    ]
  } finally {
    await pool.end()
    await stop()
  }
}

/** The code of a refusal; of what broke or never came, its status. */
function toldBy(error: unknown): string {
  if (!(error instanceof CallFailed)) return String(error)
  return error.status === 0 || error.status >= 500 ? `${error.status}` : error.code
}

/** How many requests have come to which end, and what the database broke off. */
async function endsOf(sql: pg.Client): Promise<{ expired: number; confirmed: number; deadlocks: number }> {
  const { rows } = await sql.query(
    `select (select count(*)::int from request_event where what = 'expire') as expired,
       (select count(*)::int from request where state = 'Confirmed') as confirmed,
       (select deadlocks::int from pg_stat_database where datname = current_database()) as deadlocks`,
  )
  return rows[0]
}

/** The agency of the demo can pay in euros, small amounts need one person, large ones two. */
async function prepare(sql: pg.Client) {
  await sql.query(
    `insert into finance_limit (currency, second_person_above) select code, 40000 from currency
     on conflict (currency) do update set second_person_above = excluded.second_person_above`,
  )
}

type World = {
  sql: pg.Pool
  dice: Dice
  stays: AskedStayBody[]
  agency: Call
  desk: Call
  proof: NextCode
  answers: boolean
}
type Choice = [what: Deed, work: () => Promise<unknown>]

async function choices({ sql, dice, stays, agency, desk, proof, answers }: World): Promise<Choice[]> {
  const key = randomUUID()
  const opts = { key }
  const request = await any<Request>(sql, dice, 'request', `life = 'open'`)
  const contract = await any<Contract>(sql, dice, 'contract', `true`)
  const payment = await any<Payment>(sql, dice, 'payment', `state in ('New', 'Requested')`)
  const receipt = await any<Payment>(sql, dice, 'payment', `state = 'New'`)
  const approved = await any<Payment>(sql, dice, 'payment', `state = 'Approved' and ${paysForNothing}`)
  const amount = contract === undefined ? 0 : amountFor(contract, dice)
  const money = { Amount: amount, CurrencyId: contract?.currencyId ?? 0, Description: '' }
  const agencyChoices: Choice[] = [
    ['submit', () => submit(agency, stays[dice(stays.length)]!, contract, dice, key)],
    [
      'pay',
      async () =>
        contract === undefined
          ? nothing
          : agency(
              submitReceipt,
              {
                body: {
                  ...money,
                  OrderId: contract.id,
                  // Few numbers, so that some are sent twice.
                  ReceiptNumber: `${1_000 + dice(5_000)}`,
                  PaymentDateTime: new Date(Date.now() - 60_000).toISOString(),
                  ReceiptPaymentTypeId: 1,
                  SenderName: 'Ali Rezaei',
                },
              },
              opts,
            ),
    ],
    [
      'pay in cash',
      async () =>
        contract === undefined
          ? nothing
          : agency(requestCash, { body: { ...money, OrderId: contract.id, PayerName: 'Ali' } }, opts),
    ],
    [
      'withdraw',
      async () =>
        receipt === undefined
          ? nothing
          : agency(withdrawPayment, { params: { id: receipt.id }, body: { version: receipt.version } }, opts),
    ],
    [
      'cancel',
      async () =>
        request === undefined
          ? nothing
          : agency(cancelRequest, { params: { id: request.id }, query: { Version: request.version } }, opts),
    ],
    ['change', async () => (request === undefined ? nothing : change(agency, request, key))],
    [
      'move credit',
      async () => {
        const to = await any<Contract>(sql, dice, 'contract', `due > 0`)
        if (contract === undefined || to === undefined || contract.credit === 0) return nothing
        const body = {
          version: contract.version,
          toContractId: to.id,
          amount: Math.max(1, Math.min(contract.credit, to.due)),
        }
        return agency(moveCredit, { params: { id: contract.id }, body }, opts)
      },
    ],
  ]
  const financeChoices: Choice[] = [
    ['approve', async () => (payment === undefined ? nothing : approve(desk, payment, dice, key))],
    ['approve', async () => (payment === undefined ? nothing : approve(desk, payment, dice, key))],
    [
      'reject the payment',
      async () =>
        payment === undefined
          ? nothing
          : desk(
              rejectPayment,
              { params: { id: payment.id }, body: { version: payment.version, reasonId: null, reason: 'Not found.' } },
              opts,
            ),
    ],
    [
      'refund',
      async () => {
        const code = approved && proof()
        if (code === undefined) return nothing
        const { id, version, contract: contractId } = approved!
        const body = { version, contractId, amount: null, reason: 'Asked for.' }
        return desk(refundPayment, { params: { id }, body, proof: code }, opts)
      },
    ],
  ]
  const answerChoices: Choice[] = [
    [
      'accept',
      async () =>
        request === undefined
          ? nothing
          : desk(
              acceptRequest,
              {
                params: { id: request.id },
                body: { version: request.version, finalPrice: request.price, hotelConfirmationNumber: '' },
              },
              opts,
            ),
    ],
    [
      'reject',
      async () =>
        request === undefined
          ? nothing
          : desk(
              rejectRequest,
              {
                params: { id: request.id },
                body: { version: request.version, reasonId: 1, reason: 'Full.', alternatives: [] },
              },
              opts,
            ),
    ],
    [
      'extend',
      async () => {
        if (request === undefined) return nothing
        const until = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString()
        const body = { version: request.version, until, reason: 'The bank is closed.' }
        return desk(extendDeadline, { params: { id: request.id }, body }, opts)
      },
    ],
    // The clock is what the trial has no patience for; the sweep of the worker decides.
    ['let the deadline pass', async () => letPass(sql, dice)],
  ]
  const twice = [answerChoices[0]!, answerChoices[0]!, agencyChoices[0]!, agencyChoices[1]!]
  return [...agencyChoices, ...financeChoices, ...(answers ? [...answerChoices, ...twice] : [])]
}

async function submit(agency: Call, stay: AskedStayBody, contract: Contract | undefined, dice: Dice, key: string) {
  const { QuoteId } = await agency(validateRequest, { body: stay })
  const into = contract !== undefined && dice(3) > 0 ? { ExtendedOrderId: contract.id } : {}
  await agency(submitRequest, { body: { ...stay, ...nothingElse, QuoteId, ...into } }, { key })
}

/** One night less, or one more. */
async function change(agency: Call, request: Request, key: string) {
  const CheckOutDate = new Date(Date.parse(request.checkOut) + 86_400_000).toISOString().slice(0, 10)
  const asked = { Id: request.id, CheckInDate: request.checkIn, CheckOutDate }
  const { Now, Version } = await agency(validateChange, { query: asked })
  await agency(changeDates, { body: { ...asked, Version, QuoteId: Now.QuoteId } }, { key })
}

async function approve(desk: Call, payment: Payment, dice: Dice, key: string) {
  const part = dice(4) === 0 ? Math.max(1, Math.floor(payment.claimed / 2)) : payment.claimed
  const body = { version: payment.version, amount: part, reason: part < payment.claimed ? 'Arrived at the bank.' : '' }
  await desk(approvePayment, { params: { id: payment.id }, body: { ...body, overruled: 'Compared both.' } }, { key })
}

function amountFor({ due }: Contract, dice: Dice): number {
  if (due <= 0) return 1_000 + dice(20_000)
  return [due, due, Math.max(1, Math.floor(due / 2)), due + 700][dice(4)]!
}

async function letPass(sql: pg.Pool, dice: Dice) {
  const found = await sql.query<{ id: number }>(
    `select request_id::int as id from request_clock where clock = 'payment' order by request_id limit 20`,
  )
  const row = found.rows[dice(Math.max(1, found.rows.length))]
  if (row === undefined) return nothing
  return sql.query(
    `with moved as (update request set deadline_at = now() where id = $1 and deadline_held_since is null
       and state = 'PaymentPending' returning id)
     update request_clock set due_at = now() where clock = 'payment' and request_id in (select id from moved)`,
    [row.id],
  )
}

const columnsOf = {
  request: `id::int, contract_id::int as contract, version, final_price::int as price, check_in::text as "checkIn",
    check_out::text as "checkOut"`,
  contract: `id::int, version, due::int, credit::int,
    (select currency.id::int from currency where code = contract.currency) as "currencyId"`,
  payment: `id::int, version, claimed::int, currency,
    (select contract_id::int from payment_share where payment_id = payment.id and payment_share.agency_id = payment.agency_id
     limit 1) as contract`,
} as const

/** What can go back: a code is good for one refund in half a minute, and should not be spent on a refusal each time. */
const paysForNothing = `exists (select from payment_share share
  join contract on contract.agency_id = share.agency_id and contract.id = share.contract_id
  where share.agency_id = payment.agency_id and share.payment_id = payment.id and contract.credit >= payment.claimed)`

/** Of the newest few of the demo's first agency, so that people are in each other's way. */
async function any<Row>(sql: pg.Pool, dice: Dice, table: keyof typeof columnsOf, where: string) {
  const { rows } = await sql.query<Row & pg.QueryResultRow>(
    `select ${columnsOf[table]} from ${table}
     where agency_id = (select min(agency_id) from agency_user where username_key = '${demoLogins.portal.username}') and ${where}
     order by id desc limit 12`,
  )
  return rows[dice(Math.max(1, rows.length))] as Row | undefined
}

function anyOf(dice: Dice, those: readonly Choice[]): Choice {
  return those[dice(those.length)]!
}

/** The same dice for the same seed (mulberry32): what people do can be done again, though not the order they are served in. */
function diceOf(seed: number): Dice {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

async function killNowAndThen(
  restart: (which: 0 | 1, signal: 'SIGKILL') => Promise<unknown>,
  isOver: () => boolean,
): Promise<number> {
  let kills = 0
  while (!isOver()) {
    await restart((kills % 2) as 0 | 1, 'SIGKILL')
    kills += 1
  }
  return kills
}

/** What must hold of money whatever has happened. */
async function moneyThatDiffers(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<Record<string, number>>(
    `select
       (select count(*)::int from (select agency_id, payment_id from payment_event where what = 'approve'
          group by 1, 2 having count(*) > 2) often) as "payments were approved more than twice",
       (select count(*)::int from payment where state = 'Approved' and not exists (select from journal
          where journal.agency_id = payment.agency_id and journal.id like
            case kind when 'receipt' then 'receipt/' || payment.id || '/%' else 'cash/' || payment.id end))
         as "approved payments are in no book",
       (select count(*)::int from payment where state in ('New', 'Requested', 'Rejected', 'NotApproved', 'Withdrawn')
          and exists (select from journal where journal.agency_id = payment.agency_id and journal.id like
            case kind when 'receipt' then 'receipt/' || payment.id || '/%' else 'cash/' || payment.id end))
         as "payments that nobody approved are in a book",
       (select count(*)::int from request where state = 'Cancelled' and funding = 'submitted')
         as "requests were cancelled while covering receipts wait"`,
  )
  return Object.entries(rows[0]!).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]))
}

async function reconciled(environment: Record<string, string>): Promise<string[]> {
  const pool = createPool({
    connectionString: environment['DATABASE_WORKER_URL']!,
    max: 1,
    applicationName: 'sarai-trial',
    onBroken: () => undefined,
  })
  const db = openDatabase(pool, {
    signing: createSigning(readSealingKeys(environment['ACTIVITY_KEYS']!) ?? []),
    rights: 'of-the-connection',
  })
  try {
    let after = 0 as AgencyId
    let journals = 0
    const wrong: string[] = []
    for (;;) {
      const batch = await reconcileBatch(db, after)
      journals += batch.journals
      wrong.push(
        ...batch.differences.map(({ of, where, kept, recomputed }) => `${of} (${where}): ${kept}, not ${recomputed}`),
      )
      if (batch.next === undefined) break
      after = batch.next
    }
    console.log(`${journals} journals recomputed, ${wrong.length} differences`)
    return wrong
  } finally {
    await pool.end()
  }
}
