import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import { chargedFor, contractAmountDue, contractState, nextDeadline } from '@sarai/domain/contract/balance.ts'
import { unallocatedCredit } from '@sarai/domain/contract/account.ts'
import { waitingIn, type Contract } from '@sarai/domain/contract/contract.ts'
import { balanceOf } from '@sarai/domain/books/ledger.ts'
import { isPositive, subtract, sum, type Money } from '@sarai/domain/ground/money.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

type Of = { agencyId: AgencyId; contractId: ContractId }
type Standing = Of & ReturnType<typeof standingOf>

const save = query<Standing>(`
  update contract set state = $state, version = version + 1, requests = $requests, charged = $charged, paid = $paid,
    waiting = $waiting, due = $due, credit = $credit, due_at = $dueAt, due_held_since = $dueHeldSince,
    unverified_since = (
      select min(payment.sent_at) from payment_share share
      join payment on payment.agency_id = share.agency_id and payment.id = share.payment_id
      where share.agency_id = $agencyId and share.contract_id = $contractId and payment.state in ('New', 'Requested'))
  where agency_id = $agencyId and id = $contractId`)
type Several = { agencyId: AgencyId; contractIds: readonly ContractId[] }

/**
 * They may wait for contracts too that nobody has locked here: whoever touches several does so in the order of their ids,
 * all at once, so that two never wait in a ring. A statement of its own, so that the next sees what was waited for.
 */
const lockWaiting = query<Several>(`
  select from payment
  where agency_id = $agencyId and state in ('New', 'Requested') and id in (
    select payment_id from payment_share where agency_id = $agencyId and contract_id = any ($contractIds))
  order by id for no key update`)
/** Finance looks at what runs out next; a transfer over several contracts at the nearest of them. */
const saveUrgency = query<Several>(`
  update payment set due_at = coalesce((
    select coalesce(min(contract.due_at) filter (where contract.due_held_since is null), min(contract.due_at))
    from payment_share other
    join contract on contract.agency_id = other.agency_id and contract.id = other.contract_id
    where other.agency_id = payment.agency_id and other.payment_id = payment.id), 'infinity')
  where agency_id = $agencyId and state in ('New', 'Requested') and id in (
    select payment_id from payment_share where agency_id = $agencyId and contract_id = any ($contractIds))`)

/** What lists show of contracts of one agency, which would else have to add their books up for every row. */
export async function saveStandings(tx: Tx, contracts: readonly Contract[]): Promise<void> {
  for (const contract of contracts) {
    const { agencyId, contractId } = contract.account
    await save.later(tx, { agencyId, contractId, ...standingOf(contract) })
    await announce(tx, { to: { agencyId }, what: 'contract', id: `${contractId}` })
  }
  const waiting = contracts.filter((contract) => waitingIn(contract).length > 0).map(({ account }) => account)
  const [first] = waiting
  if (first === undefined) return
  const several = { agencyId: first.agencyId, contractIds: waiting.map(({ contractId }) => contractId) }
  await lockWaiting.later(tx, several)
  await saveUrgency.later(tx, several)
}

function standingOf(contract: Contract) {
  const { account, requests } = contract
  const { currency } = account
  const waiting = waitingIn(contract)
  const charged = sum(
    requests.map(({ id }) => chargedFor(account, id)),
    currency,
  )
  const due = contractAmountDue(account, requests)
  const deadline = nextDeadline(account, requests)
  return {
    state: contractState(account, requests, waiting),
    requests: requests.length,
    charged: minorOf(charged),
    paid: minorOf(subtract(charged, balanceOf(account))),
    waiting: minorOf(
      sum(
        waiting.map(({ expected }) => expected),
        currency,
      ),
    ),
    due: isPositive(due) ? minorOf(due) : '0',
    credit: minorOf(unallocatedCredit(account)),
    dueAt: deadline ? new Date(deadline.at) : null,
    dueHeldSince: deadline?.heldSince === undefined ? null : new Date(deadline.heldSince),
  }
}

const mostRead = BigInt(Number.MAX_SAFE_INTEGER)

/** What is larger could be kept and never be read again, by nobody whose list it stands in. */
function minorOf({ minor }: Money): string {
  if (minor > mostRead || minor < -mostRead) throw new Problem('SUM_TOO_LARGE', { fields: ['Amount'] })
  return `${minor}`
}
