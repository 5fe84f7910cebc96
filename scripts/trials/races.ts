import { validateRequest } from '../../apps/server/src/reservations/quotes/validate-request.ts'
import { answerOffer } from '../../apps/server/src/reservations/offers/answer-offer.ts'
import { cancelRequest } from '../../apps/server/src/reservations/requests/cancel-request.ts'
import { submitRequest } from '../../apps/server/src/reservations/requests/submit-request.ts'
import { priceRevival } from '../../apps/server/src/reservations/revival/price-revival.ts'
import { reviveRequest } from '../../apps/server/src/reservations/revival/revive-request.ts'
import { contractOf, happenTo } from '../../apps/server/src/contracts/happen-to.ts'
import { timer } from '../../apps/server/src/reservations/clocks/decide-clock.ts'
import { systemCaller } from '../../apps/server/src/caller.ts'
import { someoneOf } from '../../apps/server/src/testing/some-callers.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { copyRequest, type Copied } from './copied-requests.ts'
import { openHouse, type House } from './house-of-trials.ts'
import { booksThatDiffer } from './books-that-differ.ts'
import { mover } from './moved-stays.ts'
import { nothingElse, staysOnSale } from './stays-on-sale.ts'
import { twoAtOnce } from './two-at-once.ts'

const inADay = () => Date.now() + 25 * 60 * 60 * 1000
/** More than the demo has. */
const mostAgencies = 20

type Race = {
  readonly name: string
  readonly of: readonly Copied[]
  readonly one: (request: Copied) => Promise<unknown>
  readonly other: (request: Copied) => Promise<unknown>
  /** By what became of the two: the state in which the request may then be. Anything else is a complaint. */
  readonly ends: Readonly<Record<string, string>>
}

/**
 * Two who decide about the same request in the same moment, by the same commands that people use. Returns what went
 * wrong; an empty list means that everything held.
 */
export async function races(services: ServiceEnvironment, { times }: { times: number }): Promise<string[]> {
  const house = await openHouse(services)
  try {
    const complaints: string[] = []
    for (const race of await allRaces(house, times)) complaints.push(...(await run(house, race)))
    return [...complaints, ...(await booksThatDiffer(house.sql))]
  } finally {
    await house.close()
  }
}

async function allRaces(house: House, times: number): Promise<Race[]> {
  const { db, desk, sql, aNewRequest } = house
  const template = await aNewRequest()
  const [forReject, forCancel, forSubmit, forMove, forMoves] = [
    await copyRequest(sql, template, times),
    await copyRequest(sql, template, times),
    await copyRequest(sql, template, times),
    await copyRequest(sql, template, times),
    await copyRequest(sql, template, times),
  ]
  const [offered] = await copyRequest(sql, template, 1)
  await desk.offer(offered!, 500_000_000, inADay(), 1)
  const forOffer = await copyRequest(sql, offered!, times)
  await desk.accept(template)
  const forExtend = await overdueCopies(house, template, times)
  const forRevive = await overdueCopies(house, template, times + mostAgencies)
  const revive = await reviver(house, forRevive)
  const accept = (request: Copied) => desk.accept(request, 1)
  return [
    {
      name: 'accept × reject',
      of: forReject,
      one: accept,
      other: (request) => desk.reject(request, 'The hotel is full.', 1),
      ends: { 'done, STATE_CHANGED': 'PaymentPending', 'STATE_CHANGED, done': 'Rejected' },
    },
    {
      name: 'accept × cancel',
      of: forCancel,
      one: accept,
      other: ({ agencyId, requestId }) => cancelRequest(db, someoneOf(agencyId), requestId, 1),
      ends: { 'done, STATE_CHANGED': 'PaymentPending', 'STATE_CHANGED, done': 'Cancelled' },
    },
    {
      name: 'expire × extend',
      of: forExtend,
      one: (request) => expire(house, request),
      other: (request) => desk.extend(request, inADay(), 'The bank is closed.', 2),
      ends: { 'done, STATE_CHANGED': 'Cancelled', 'STATE_CHANGED, done': 'PaymentPending' },
    },
    {
      name: 'expire × revive',
      of: forRevive.slice(0, times),
      one: (request) => expire(house, request),
      other: revive,
      // Whoever revives comes before it has expired, and is refused, or after it.
      ends: { 'done, STATE_CHANGED': 'Cancelled', 'done, done': 'New' },
    },
    {
      name: 'accept the offer × another offer',
      of: forOffer,
      one: ({ agencyId, requestId }) =>
        answerOffer(db, someoneOf(agencyId), requestId, 'accept-offer', { version: 2, offer: 2 }),
      other: (request) => desk.offer(request, 600_000_000, inADay(), 2),
      ends: { 'done, STATE_CHANGED': 'New', 'STATE_CHANGED, done': 'New' },
    },
    {
      name: 'accept × submit into its contract',
      of: forSubmit,
      one: accept,
      other: await submitter(house, forSubmit),
      ends: { 'done, done': 'PaymentPending' },
    },
    {
      name: 'accept × change',
      of: forMove,
      one: accept,
      other: await mover(house, forMove, 0),
      ends: { 'done, STATE_CHANGED': 'PaymentPending', 'STATE_CHANGED, done': 'New' },
    },
    {
      name: 'change × change',
      of: forMoves,
      one: await mover(house, forMoves, 0),
      other: await mover(house, forMoves, 1),
      ends: { 'done, STATE_CHANGED': 'New', 'STATE_CHANGED, done': 'New' },
    },
  ]
}

export async function overdueCopies({ sql }: House, template: Copied, times: number): Promise<Copied[]> {
  const copies = await copyRequest(sql, template, times)
  for (const [table, column, id] of [
    ['request', 'deadline_at', 'id'],
    ['request_clock', 'due_at', 'request_id'],
  ]) {
    await sql.query(
      `update ${table} set ${column} = date_trunc('second', now()) from copied
       where ${table}.agency_id = copied.agency_id and ${table}.${id} = copied.request_id`,
    )
  }
  return copies
}

/** As the sweep does it, without its patience with contracts that are busy. */
export function expire({ workerDb }: House, { agencyId, requestId }: Copied, seenVersion = 2): Promise<unknown> {
  const of = { agencyId, requestId }
  return workerDb.write(systemCaller('trial'), [contractOf.ask.first(of)], (tx, [place]) =>
    happenTo(tx, requestId, place, { kind: 'expire', by: timer, at: tx.now, seenVersion }),
  )
}

/** A quote is good for the stay, whichever of the copies it was asked for: of each agency one is spent to get it. */
async function reviver(house: House, requests: Copied[]) {
  const quotes = new Map<number, string>()
  for (const agencyId of new Set(requests.map((request) => request.agencyId))) {
    const [spent] = requests.splice(
      requests.findIndex((request) => request.agencyId === agencyId),
      1,
    )
    await expire(house, spent!)
    const { QuoteId } = await priceRevival(house.db, someoneOf(agencyId), spent!.requestId)
    quotes.set(agencyId, QuoteId)
  }
  return ({ agencyId, requestId }: Copied) =>
    reviveRequest(house.db, someoneOf(agencyId), requestId, { version: 3, quoteId: quotes.get(agencyId)! })
}

async function submitter({ db, sql, sealing }: House, requests: readonly Copied[]) {
  const { rows } = await sql.query<{ currency: string }>(`select currency from contract where id = $1`, [
    requests[0]!.contractId,
  ])
  const bodies = new Map<number, Omit<Parameters<typeof submitRequest>[2], 'ExtendedOrderId'>>()
  for (const agencyId of new Set(requests.map((request) => request.agencyId))) {
    for (const stay of await staysOnSale(sql, 40)) {
      const { QuoteId, Currency } = await validateRequest(db, someoneOf(agencyId), stay)
      if (Currency !== rows[0]!.currency) continue
      bodies.set(agencyId, { ...stay, ...nothingElse, QuoteId })
      break
    }
  }
  return ({ agencyId, contractId }: Copied) =>
    submitRequest({ db, sealing }, someoneOf(agencyId), { ...bodies.get(agencyId)!, ExtendedOrderId: contractId })
}

async function run({ sql }: House, { name, of, one, other, ends }: Race): Promise<string[]> {
  const became = await twoAtOnce(name, of, ({ requestId }) => requestId, one, other)
  const { rows } = await sql.query<{ id: number; state: string; isWhole: boolean }>(
    `select id::int, state, (check_in, check_out) = (
       select price.check_in, price.check_out from price_version price
       where price.agency_id = request.agency_id and request_id = id and number = price_in_force) as "isWhole"
     from request where id = any ($1)`,
    [[...became.keys()]],
  )
  return rows
    .filter(({ id, state, isWhole }) => ends[became.get(id)!] !== state || !isWhole)
    .map(({ id, state, isWhole }) => {
      return `${name}: R-${id} is ${state} after ${became.get(id)}${isWhole ? '' : ', at the price of other days'}`
    })
}
