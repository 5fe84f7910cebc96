import { happen } from '@sarai/domain/contract/happen.ts'
import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import type { Brought, EventKind } from '@sarai/domain/request/events.ts'
import { keepContract } from '#contracts/keep-contract.ts'
import { lockContract } from '#contracts/lock-contract.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem, valueOf } from '#problem.ts'

/** The contract of a request, which never changes: it may be asked for before the lock is taken. */
export const contractOf = query<{ agencyId: AgencyId; requestId: RequestId }, RequestPlace>(`
  select agency_id as "agencyId", contract_id as "contractId"
  from request where agency_id = $agencyId and id = $requestId`)
/** The same for whoever has only the number: the desk. */
export const placeOfRequest = query<{ requestId: RequestId }, RequestPlace>(`
  select place.agency_id as "agencyId", request.contract_id as "contractId"
  from request_place place join request on request.agency_id = place.agency_id and request.id = place.id
  where place.id = $requestId`)
export type RequestPlace = { agencyId: AgencyId; contractId: ContractId }

type EventOf<Kind extends EventKind> = Brought<Kind> | ((request: BookingRequest) => Brought<Kind>)

/**
 * Somebody does something with a request: its contract is locked, the rules decide, and what follows is kept. Whatever
 * of the event depends on the request is made of it as it is under the lock. `describe` writes what lies beside its life,
 * once it is decided and before the queues are told. Answers the request as it is then.
 */
export async function happenTo<Kind extends Exclude<EventKind, 'submit'>>(
  tx: Tx,
  requestId: RequestId,
  place: RequestPlace | undefined,
  event: EventOf<Kind>,
  describe?: () => Promise<void>,
): Promise<BookingRequest> {
  const contract = place && (await lockContract(tx, place.agencyId, place.contractId))
  const before = contract?.requests.find(({ id }) => id === requestId)
  if (contract === undefined || before === undefined) throw new Problem('NOT_FOUND')
  const happened = valueOf(happen(contract, requestId, typeof event === 'function' ? event(before) : event))
  await describe?.()
  await keepContract(tx, contract, happened)
  return happened.contract.requests.find(({ id }) => id === requestId)!
}
