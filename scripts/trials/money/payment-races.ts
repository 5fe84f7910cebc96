import { withdrawPayment } from '../../../apps/server/src/payments/withdraw-payment.ts'
import { approvePayment } from '../../../apps/server/src/payments/desk/approve-payment.ts'
import { rejectPayment } from '../../../apps/server/src/payments/desk/reject-payment.ts'
import { someStaff } from '../../../apps/server/src/testing/some-callers.ts'
import type { StaffCaller } from '../../../apps/server/src/caller.ts'
import { asStaffId } from '../../../packages/domain/src/ground/ids.ts'
import type { ServiceEnvironment } from '../../services/part.ts'
import { booksThatDiffer } from '../books-that-differ.ts'
import { copyRequest, type Copied } from '../copied-requests.ts'
import { openHouse, type House } from '../house-of-trials.ts'
import { expire, overdueCopies } from '../races.ts'
import { twoAtOnce } from '../two-at-once.ts'
import { creditThatCrosses } from './crossing-credit.ts'
import { everyOther, payerOf, type Payer, type Waiting } from './payer.ts'

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

/** Two who decide about the same payment, or about what it pays, in the same moment. Answers what went wrong. */
export async function paymentRaces(services: ServiceEnvironment, amounts: Amounts): Promise<string[]> {
  const house = await openHouse(services)
  try {
    const template = await house.aNewRequest()
    await house.desk.accept(template)
    const pays = await payerOf(house, template)
    await oneDecides(house)
    const complaints: string[] = []
    const overdue = everyOther(await overdueCopies(house, template, 2 * amounts.deadlines))
    complaints.push(...(await sentAsItPasses(house, pays, overdue)))
    complaints.push(...(await creditThatCrosses(house, template, { pays, times: amounts.times })))
    for (const race of await allRaces(house, template, pays, amounts)) complaints.push(...(await run(house, race)))
    return [...complaints, ...(await booksThatDiffer(house.sql)), ...(await accountsThatDiffer(house))]
  } finally {
    await house.close()
  }
}

/** However large it is. */
async function oneDecides({ sql }: House): Promise<void> {
  await sql.query(
    `insert into finance_limit (currency, second_person_above) select code, 1000000000000000 from currency
     on conflict (currency) do update set second_person_above = excluded.second_person_above`,
  )
}

async function allRaces(house: House, template: Copied, pays: Payer, { times, deadlines }: Amounts): Promise<Race[]> {
  const { db, sql } = house
  const { rows: staff } = await sql.query<{ id: number }>(`select id::int from staff order by id limit 2`)
  const [mina, babak] = staff.map(({ id }): StaffCaller => ({ ...someStaff, staffId: asStaffId(id) }))
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
