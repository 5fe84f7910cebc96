import type { AgencyId, ContractId, PaymentId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { JournalId } from '@sarai/domain/books/ledger.ts'
import { standingIn, type Contract, type Happened, type Step } from '@sarai/domain/contract/contract.ts'
import type { MailName } from '@sarai/domain/request/effects.ts'
import { requestState, type BookingRequest } from '@sarai/domain/request/booking-request.ts'
import type { Effect } from '@sarai/domain/request/effects.ts'
import { turnOf } from '@sarai/domain/request/turn.ts'
import { countStates } from '#contracts/count-states.ts'
import { keepBooks } from '#contracts/keep-books.ts'
import { keepQuestion } from '#contracts/keep-question.ts'
import { addPriceVersions, queueForDesk, saveRequest, type Queued } from '#contracts/keep-request.ts'
import { keepVoucher } from '#contracts/keep-voucher.ts'
import type { LockedContract } from '#contracts/lock-contract.ts'
import { mailAbout, mailAboutContract, mailAboutPayment, type Decision } from '#contracts/mail-about.ts'
import { saveStandings } from '#contracts/save-standing.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

type OfRequest = { agencyId: AgencyId; requestId: RequestId }

const addEvent = query<
  OfRequest & {
    version: number
    what: string
    source: string
    actor: string
    reason: string | null
    change: string | null
    at: Date
  }
>(`
  insert into request_event (agency_id, request_id, version, what, source, actor, reason, change, at)
  values ($agencyId, $requestId, $version, $what, $source, $actor, $reason, $change, $at)`)
const setClock = query<OfRequest & { contractId: ContractId; clock: string; dueAt: Date; version: number }>(`
  insert into request_clock (agency_id, contract_id, request_id, clock, due_at, version)
  values ($agencyId, $contractId, $requestId, $clock, $dueAt, $version)
  on conflict (agency_id, request_id, clock) do update set due_at = excluded.due_at, version = excluded.version,
    tries = 0, retry_at = null`)
const stopClock = query<OfRequest & { clock: string }>(`
  delete from request_clock where agency_id = $agencyId and request_id = $requestId and clock = $clock`)
/** Only staff are given a request. */
const assignInQueue = query<OfRequest & { staffId: string }>(`
  update desk_request set assigned_to = $staffId::bigint where agency_id = $agencyId and request_id = $requestId`)
const assignThread = query<OfRequest & { staffId: string }>(`
  update desk_thread set assigned_to = $staffId::bigint where agency_id = $agencyId and request_id = $requestId`)

/** Writes the descriptive half of a request that is new: whoever submits knows it. */
export type Describe = (request: BookingRequest, turn: ReturnType<typeof turnOf>) => Promise<Queued>

type Kept = { readonly before: LockedContract; readonly happened: Happened }

type Further = {
  readonly describe?: Describe
  /** Of the payment that was decided: what is told of it is told of that very decision. */
  readonly paymentVersion?: number
}

/**
 * The one place where what was decided is carried out: rows, books, clocks, the timeline, the desk's queue, counters,
 * vouchers, mails and news, all in the transaction that holds the contract's lock. A payment has been saved by then.
 */
export function keepContract(tx: Tx, before: LockedContract, happened: Happened, describe?: Describe): Promise<void> {
  return keepContracts(tx, [{ before, happened }], describe ? { describe } : {})
}

/** Several of one agency that one decision changed. Its counters are moved once, so that nobody waits in a ring. */
export async function keepContracts(
  tx: Tx,
  kept: readonly Kept[],
  { describe, paymentVersion }: Further = {},
): Promise<void> {
  for (const { before, happened } of kept) await keepRequests(tx, before, happened.contract, describe)
  for (const { before, happened } of kept) await keepBooks(tx, before.account, happened.contract.account)
  const statesOf = (contracts: readonly Contract[]) => contracts.flatMap(({ requests }) => requests.map(requestState))
  const before = kept.map((one) => one.before)
  const after = kept.map(({ happened }) => happened.contract)
  const [first] = before
  if (first) await countStates(tx, first.account.agencyId, statesOf(before), statesOf(after))
  await saveStandings(tx, after)
  for (const { before: was, happened } of kept) {
    const { contractId, journals } = happened.contract.account
    const isAboutMoney = journals.length > was.account.journals.length || happened.steps[0]?.about !== 'request'
    if (isAboutMoney) await announce(tx, { to: 'desk', what: 'contract', id: `${contractId}` })
  }
  for (const { happened } of kept) {
    for (const step of happened.steps) {
      const decision = () => ({ journal: postedBy(step, kept), version: paymentVersion })
      for (const effect of step.effects) await carryOutStep(tx, happened.contract, step, effect, decision)
    }
  }
}

async function keepRequests(tx: Tx, before: LockedContract, after: Contract, describe?: Describe): Promise<void> {
  for (const request of after.requests) {
    const known = before.requests.find(({ id }) => id === request.id)
    if (known?.version === request.version) continue
    const turn = turnOf(request, { at: tx.now, contract: standingIn(after, request.id) })
    const stay = known === undefined ? await describe!(request, turn) : undefined
    if (known !== undefined) {
      await saveRequest(tx, request, turn)
      await keepQuestion(tx, known, request)
    }
    await addPriceVersions(tx, request, known?.priceVersions.length ?? 0)
    await queueForDesk(tx, request, turn, stay)
  }
}

async function carryOutStep(
  tx: Tx,
  contract: Contract,
  step: Step,
  effect: Effect,
  decision: () => Decision,
): Promise<void> {
  const { about, id } = step
  if (about === 'request') return carryOut(tx, contract, id as RequestId, effect)
  const { agencyId, contractId } = contract.account
  if (effect.kind === 'tell') {
    const to = effect.whom === 'staff' ? 'desk' : { agencyId }
    if (about === 'credit') return announce(tx, { to, what: 'contract', id: `${contractId}` })
    return announce(tx, { to, what: 'payment', id: `${id}` })
  }
  if (effect.kind === 'mail') {
    if (about === 'credit') return mailAboutContract(tx, { agencyId, contractId }, effect.mail, decision().journal)
    return mailAboutPayment(tx, { agencyId, paymentId: id as PaymentId }, effect.mail, decision())
  }
  // The books are in what is kept.
}

/** A transfer over several contracts is told with the first of them, and may have been posted on another. */
function postedBy({ about, id }: Step, kept: readonly Kept[]): JournalId | undefined {
  const steps = kept.flatMap(({ happened }) => happened.steps).filter((step) => step.about === about && step.id === id)
  return steps.flatMap(({ effects }) => effects).find((effect) => effect.kind === 'post')?.journal.id
}

/** Of two prices that follow each other quickly, each mail tells its own, or nothing. */
function priceTold(mail: MailName, request: BookingRequest | undefined): { price?: number } {
  const isOffer = mail === 'price-offered' || mail === 'offer-replaced'
  const price = isOffer ? request?.offer?.version.number : mail === 'price-lowered' ? request?.priceInForce : undefined
  return price === undefined ? {} : { price }
}

async function carryOut(tx: Tx, { account, requests }: Contract, requestId: RequestId, effect: Effect): Promise<void> {
  const { agencyId, contractId } = account
  const of = { agencyId, requestId }
  switch (effect.kind) {
    case 'record': {
      const { event: what, by, version, reason = null } = effect
      const change = effect.change === undefined ? null : JSON.stringify(effect.change)
      const at = new Date(tx.now)
      return addEvent.later(tx, { ...of, version, what, source: by.source, actor: by.id, reason, change, at })
    }
    case 'set-clock': {
      const { clock, at, version } = effect
      if (at === undefined) return stopClock.later(tx, { ...of, clock })
      return setClock.later(tx, { ...of, contractId, clock, dueAt: new Date(at), version })
    }
    case 'mail':
      return mailAbout(
        tx,
        of,
        effect.mail,
        priceTold(
          effect.mail,
          requests.find(({ id }) => id === requestId),
        ),
      )
    case 'remind':
      return mailAbout(tx, of, 'payment-reminder', { reminder: effect })
    case 'tell':
      return announce(tx, { to: effect.whom === 'staff' ? 'desk' : { agencyId }, what: 'request', id: `${requestId}` })
    case 'assign':
      await assignInQueue.later(tx, { ...of, staffId: effect.to })
      await assignThread.later(tx, { ...of, staffId: effect.to })
      return announce(tx, { to: 'desk', what: 'note', id: `${requestId}` })
    case 'voucher':
      return keepVoucher(tx, of, effect.change)
    // The number and the contract are there before anything is decided, and the books are in what is kept.
    case 'give-number':
    case 'open-contract':
    case 'extend-contract':
    case 'post':
    case 'reverse':
    case 'set-aside':
    case 'release':
      return
  }
}
