import { submitReceipt } from '../../../apps/server/src/payments/receipts/submit-receipt.ts'
import { withdrawPayment } from '../../../apps/server/src/payments/withdraw-payment.ts'
import { requestCash } from '../../../apps/server/src/payments/request-cash.ts'
import { approvePayment } from '../../../apps/server/src/payments/desk/approve-payment.ts'
import { rejectPayment } from '../../../apps/server/src/payments/desk/reject-payment.ts'
import { someoneOf, someStaff } from '../../../apps/server/src/testing/some-callers.ts'
import type { StaffCaller } from '../../../apps/server/src/caller.ts'
import { asPaymentId, asStaffId, asUserId, type PaymentId } from '../../../packages/domain/src/ground/ids.ts'
import type { ServiceEnvironment } from '../../services/part.ts'
import { booksThatDiffer } from '../books-that-differ.ts'
import { copyRequest, type Copied } from '../copied-requests.ts'
import { openHouse, type House } from '../house-of-trials.ts'
import { expire, overdueCopies } from '../races.ts'
import { twoAtOnce } from '../two-at-once.ts'

/** A payment that waits, for a contract of two requests that it covers. `sibling`: over the same contracts, the other way. */
type Waiting = Copied & { readonly paymentId: PaymentId; readonly sibling?: PaymentId }

type Race = {
  readonly name: string
  readonly of: readonly Waiting[]
  /** In SQL, once it is its turn. */
  readonly before?: string
  readonly one: (payment: Waiting) => Promise<unknown>
  readonly other: (payment: Waiting) => Promise<unknown>
  /** By what became of the two: how payment, books and requests may then stand. Anything else is a complaint. */
  readonly ends: Readonly<Record<string, string>>
}

type Amounts = {
  /** Of each race. */
  times: number
  /** Of each in which a deadline passes. */
  deadlines: number
}
type Payer = Awaited<ReturnType<typeof payer>>

/** Two who decide about the same payment, or about what it pays, in the same moment. Answers what went wrong. */
export async function paymentRaces(services: ServiceEnvironment, amounts: Amounts): Promise<string[]> {
  const house = await openHouse(services)
  try {
    const template = await house.aNewRequest()
    await house.desk.accept(template)
    const pays = await payer(house, template)
    const complaints: string[] = []
    const overdue = everyOther(await overdueCopies(house, template, 2 * amounts.deadlines))
    complaints.push(...(await sentAsItPasses(house, pays, overdue)))
    for (const race of await allRaces(house, template, pays, amounts)) complaints.push(...(await run(house, race)))
    return [...complaints, ...(await booksThatDiffer(house.sql)), ...(await accountsThatDiffer(house))]
  } finally {
    await house.close()
  }
}

async function allRaces(house: House, template: Copied, pays: Payer, { times, deadlines }: Amounts): Promise<Race[]> {
  const { db, sql } = house
  const { rows: staff } = await sql.query<{ id: number }>(`select id::int from staff order by id limit 2`)
  const [mina, babak] = staff.map(({ id }): StaffCaller => ({ ...someStaff, staffId: asStaffId(id) }))
  await sql.query(
    `insert into finance_limit (currency, second_person_above) select code, 1000000000000000 from currency
     on conflict (currency) do update set second_person_above = excluded.second_person_above`,
  )
  const approve = (by: StaffCaller, amount: number, overruled = '') =>
    function approves({ paymentId }: Pick<Waiting, 'paymentId'>) {
      return approvePayment(db, by, paymentId, { version: 1, amount, rate: null, reason: '', overruled })
    }
  const both = 2 * pays.price
  const reject = ({ paymentId }: Waiting) =>
    rejectPayment(db, babak!, paymentId, { version: 1, reasonId: null, reason: 'Not found at the bank.' })
  const copies = () => copyRequest(sql, template, 2 * times)
  const receipts = async () => pays.receipts(everyOther(await copies()))
  const overdue = async () => everyOther(await overdueCopies(house, template, 2 * deadlines))
  const booked = 'Approved, 1 in the books, Confirmed'
  const open = 'PaymentPending'
  return [
    {
      name: 'approve × approve',
      of: await receipts(),
      one: approve(mina!, both),
      other: approve(babak!, both),
      ends: { 'done, STATE_CHANGED': booked, 'STATE_CHANGED, done': booked },
    },
    {
      name: 'approve × reject',
      of: await receipts(),
      one: approve(mina!, both),
      other: reject,
      ends: { 'done, STATE_CHANGED': booked, 'STATE_CHANGED, done': `Rejected, 0 in the books, ${open}` },
    },
    {
      name: 'approve × withdraw',
      of: await receipts(),
      one: approve(mina!, both),
      other: ({ agencyId, paymentId }) => withdrawPayment(db, pays.someone(agencyId), paymentId, 1),
      ends: { 'done, STATE_CHANGED': booked, 'STATE_CHANGED, done': `Withdrawn, 0 in the books, ${open}` },
    },
    {
      // While it waits the clock stands still, however late it is: nothing is cancelled, whoever is quicker.
      name: 'approve what covers × expire',
      of: await pays.receipts(await overdue()),
      one: approve(mina!, both),
      other: (request) => expire(house, request, 3),
      ends: {
        'done, RECEIPTS_UNDER_REVIEW': booked,
        'done, STATE_CHANGED': booked,
      },
    },
    {
      // Announced cash does not stop the clock: either it is in time, or it is credit.
      name: 'approve cash × expire',
      of: await pays.cash(await overdue()),
      one: approve(mina!, both),
      other: (request) => expire(house, request),
      ends: { 'done, STATE_CHANGED': booked, 'done, done': `Approved, 1 in the books, Cancelled and Confirmed` },
    },
    {
      name: 'a transfer over two contracts × another, the other way round',
      of: await pays.transfers(await copyRequest(sql, template, 4 * times)),
      one: approve(mina!, both),
      other: ({ sibling }) => approve(babak!, both)({ paymentId: sibling! }),
      ends: { 'done, done': 'Approved, 2 in the books, Confirmed' },
    },
    {
      name: 'the first of two × another first',
      of: await receipts(),
      before: `update finance_limit set second_person_above = 0`,
      one: approve(mina!, both),
      other: approve(babak!, both),
      ends: {
        'done, STATE_CHANGED': `New, 0 in the books, ${open}`,
        'STATE_CHANGED, done': `New, 0 in the books, ${open}`,
      },
    },
  ]
}

/** One of each contract: two copies share one. */
function everyOther(copies: readonly Copied[]): Copied[] {
  return copies.filter((_, place) => place % 2 === 0)
}

/** Somebody of each agency who pays by the calls of the portal. */
async function payer({ db, sql }: House, template: Copied) {
  const { rows } = await sql.query<{ price: number; currency: number; type: number }>(
    `select final_price::int as price, currency.id::int as currency, (select min(id)::int from receipt_type where active) as type
     from request join currency on currency.code = request.currency where request.id = $1`,
    [template.requestId],
  )
  const { price, currency: CurrencyId, type } = rows[0]!
  const { rows: people } = await sql.query<{ agencyId: number; userId: number }>(
    `select agency_id::int as "agencyId", min(id)::int as "userId" from agency_user group by 1`,
  )
  const users = new Map(people.map(({ agencyId, userId }) => [agencyId, userId]))
  const someone = (agencyId: number) => ({ ...someoneOf(agencyId), userId: asUserId(users.get(agencyId)!) })
  let sent = 0
  const send = async ({ agencyId }: Copied, contracts: readonly Copied['contractId'][]) => {
    const each = (2 * price) / contracts.length
    const body = {
      OrderId: contracts[0]!,
      ReceiptNumber: `R ${(sent += 1)}`,
      PaymentDateTime: new Date(Date.now() - 60_000).toISOString(),
      ReceiptPaymentTypeId: type,
      SenderName: 'Nasrin Rahimi',
      FileName: '' as const,
      Amount: 2 * price,
      Description: '',
      CurrencyId,
      BankId: null,
      Shares: contracts.length === 1 ? [] : contracts.map((OrderId) => ({ OrderId, Amount: each })),
    }
    return asPaymentId((await submitReceipt(db, someone(agencyId), body)).Id)
  }
  return {
    price,
    someone,
    async receipts(requests: readonly Copied[]): Promise<Waiting[]> {
      const waiting: Waiting[] = []
      for (const request of requests) {
        waiting.push({ ...request, paymentId: await send(request, [request.contractId]) })
      }
      return waiting
    },
    async cash(requests: readonly Copied[]): Promise<Waiting[]> {
      const waiting: Waiting[] = []
      for (const request of requests) {
        const body = { OrderId: request.contractId, Amount: 2 * price, CurrencyId, PayerName: 'Ali', Description: '' }
        const { Id } = await requestCash(db, someone(request.agencyId), body)
        waiting.push({ ...request, paymentId: asPaymentId(Id) })
      }
      return waiting
    },
    /** Two for each pair of contracts of one agency, which name them in opposite order. */
    async transfers(requests: readonly Copied[]): Promise<Waiting[]> {
      const waiting: Waiting[] = []
      for (const own of Map.groupBy(everyOther(requests), ({ agencyId }) => agencyId).values()) {
        for (let place = 0; place + 1 < own.length; place += 2) {
          const [one, other] = [own[place]!, own[place + 1]!]
          const paymentId = await send(one, [one.contractId, other.contractId])
          const sibling = await send(one, [other.contractId, one.contractId])
          waiting.push({ ...one, paymentId, sibling })
        }
      }
      return waiting
    },
  }
}

async function run({ sql }: House, { name, of, before, one, other, ends }: Race): Promise<string[]> {
  if (before !== undefined) await sql.query(before)
  const became = await twoAtOnce(name, of, ({ paymentId }) => paymentId, one, other)
  const { rows } = await sql.query<{ id: number; stands: string }>(
    `select id::int, state || ', ' || (
       select count(*) from journal
       where journal.agency_id = payment.agency_id and id in (
         select unnest(array['receipt/' || payment.id || '/' || contract_id, 'cash/' || payment.id]) from payment_share
         where payment_share.agency_id = payment.agency_id and payment_id = payment.id))
       || ' in the books, ' || (
       select string_agg(distinct request.state, ' and ' order by request.state) from payment_share
       join request on request.agency_id = payment_share.agency_id and request.contract_id = payment_share.contract_id
       where payment_share.agency_id = payment.agency_id and payment_id = payment.id) as stands
     from payment where id = any ($1)`,
    [[...became.keys()]],
  )
  return rows
    .filter(({ id, stands }) => ends[became.get(id)!] !== stands)
    .map(({ id, stands }) => `${name}: P-${id} is ${stands} after ${became.get(id)}`)
}

/** A receipt that covers is sent in the moment in which the deadline passes: it is in time, or the stay is gone before. */
async function sentAsItPasses(house: House, pays: Payer, overdue: readonly Copied[]): Promise<string[]> {
  const name = 'send what covers × expire'
  const became = await twoAtOnce(
    name,
    overdue,
    ({ requestId }) => requestId,
    (request) => pays.receipts([request]),
    (request) => expire(house, request),
  )
  const waits = 'PaymentPending, submitted'
  const ends: Record<string, string> = {
    'done, STATE_CHANGED': waits,
    'done, RECEIPTS_UNDER_REVIEW': waits,
    'done, done': 'Cancelled, none',
  }
  const { rows } = await house.sql.query<{ id: number; stands: string }>(
    `select id::int, state || ', ' || funding as stands from request where id = any ($1)`,
    [[...became.keys()]],
  )
  return rows
    .filter(({ id, stands }) => ends[became.get(id)!] !== stands)
    .map(({ id, stands }) => `${name}: R-${id} is ${stands} after ${became.get(id)}`)
}

/** What must hold for accounts whatever has happened: they are the sum of their journals, each in its own place. */
async function accountsThatDiffer({ sql }: House): Promise<string[]> {
  const { rows } = await sql.query<Record<string, number>>(
    `select
       (select count(*)::int from balance where amount <> (
          select coalesce(sum(entry.amount), 0) from journal, unnest(accounts, amounts) as entry (account, amount)
          where journal.agency_id = balance.agency_id and journal.currency = balance.currency and account = 'agency'))
         as "accounts are not the sum of their journals",
       (select count(*)::int from payment where version <> (select count(*) from payment_event event
          where event.agency_id = payment.agency_id and event.payment_id = payment.id))
         as "payments have another version than changes",
       (select count(*)::int from contract where (unverified_since is not null) <> exists (
          select from payment_share join payment on payment.agency_id = payment_share.agency_id
            and payment.id = payment_share.payment_id and payment.state in ('New', 'Requested')
          where payment_share.agency_id = contract.agency_id and contract_id = contract.id))
         as "contracts are wrong about what waits"`,
  )
  return Object.entries(rows[0]!).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]))
}
