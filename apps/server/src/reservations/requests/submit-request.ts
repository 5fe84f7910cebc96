import type { SubmitBody, SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { contractState } from '@sarai/domain/contract/balance.ts'
import { openContract, waitingIn } from '@sarai/domain/contract/contract.ts'
import { submitTo } from '@sarai/domain/contract/happen.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import { checkRequest } from '@sarai/domain/request/check-request.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { AgencyCaller } from '#caller.ts'
import { askPropertyForSale } from '#catalogue/prices/sold-property.ts'
import { askRoomsOf } from '#catalogue/prices/sold-rooms.ts'
import { agencyActor } from '#contracts/agency-actor.ts'
import { keepContract } from '#contracts/keep-contract.ts'
import { lockContract, type LockedContract } from '#contracts/lock-contract.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem, valueOf } from '#problem.ts'
import { askSentBefore, draftSent } from '#reservations/drafts/draft-sent.ts'
import { askedStay, stayOf } from '#reservations/quotes/asked-stay.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { findQuote, quoteFor } from '#reservations/quotes/quote-queries.ts'
import { addRequest } from '#reservations/requests/add-request.ts'
import { askedFlights } from '#reservations/requests/asked-flights.ts'
import type { Sealing } from '#sealing.ts'

/** Numbers may have gaps: a submit that is refused has used its own. */
const nextNumbers = query<void, { requestId: RequestId; contractId: ContractId }>(`
  select nextval('request_number') as "requestId", nextval('contract_id_seq') as "contractId"`)
const addContract = query<{ agencyId: AgencyId; contractId: ContractId; currency: Currency }>(`
  insert into contract (agency_id, id, currency, state) values ($agencyId, $contractId, $currency, 'Open')`)

/** One unit of work: judged, priced, numbered, kept, queued, mailed and announced, or nothing of it. */
export function submitRequest(
  { db, sealing }: { db: Database; sealing: Sealing },
  caller: AgencyCaller,
  body: SubmitBody,
): Promise<SubmittedRequest> {
  const { agencyId, userId } = caller
  const propertyId = body.AccommodationPropertyId
  const questions = [
    askPropertyForSale(agencyId, propertyId, stayOf(body)),
    askRoomsOf(propertyId),
    askHousePolicy(),
    askAnswerHours(),
    findQuote.ask.first({ agencyId, quoteId: body.QuoteId ?? null }),
    nextNumbers.ask.one(),
    askSentBefore(caller, body.ExtendedOrderId),
  ] as const
  return db.write(caller, questions, async (tx, [property, rooms, policy, hours, quoteRow, numbers, before]) => {
    if (before) throw new Problem('IDEMPOTENCY_MISMATCH')
    const asked = askedStay(agencyId, body, { property, rooms, policy })
    const flights = askedFlights(body, asked.stay)
    const checked = checkRequest(asked, tx.now, quoteFor(asked, quoteRow))
    const stay = judged(checked)
    const { currency } = stay.price
    const extended = body.ExtendedOrderId
    const contract = await (extended === undefined
      ? open(tx, agencyId, numbers.contractId, currency)
      : toExtend(tx, agencyId, extended))
    const { contractId } = contract.account
    const happened = valueOf(
      submitTo(contract, draftOf(agencyId, contractId, numbers.requestId), {
        kind: 'submit',
        by: agencyActor(caller),
        at: tx.now,
        stay,
        checks: checked.checks,
        hours,
        ...(extended === undefined ? {} : { extend: standingOf(contract) }),
      }),
    )
    await keepContract(tx, contract, happened, (request, turn) =>
      addRequest(tx, sealing, request, turn, {
        body,
        property: property!,
        rooms,
        guests: checked.guests!,
        flights,
        submittedBy: userId,
      }),
    )
    const { requestId } = numbers
    await draftSent(tx, caller, extended, { propertyId, requestId })
    return { Id: requestId, RequestNumber: requestNumber(requestId), OrderId: contractId }
  })
}

async function open(tx: Tx, agencyId: AgencyId, contractId: ContractId, currency: Currency): Promise<LockedContract> {
  await addContract.later(tx, { agencyId, contractId, currency })
  return { ...openContract(agencyId, contractId, currency), version: 1 }
}

async function toExtend(tx: Tx, agencyId: AgencyId, contractId: ContractId): Promise<LockedContract> {
  const contract = await lockContract(tx, agencyId, contractId)
  if (contract === undefined) throw new Problem('NOT_FOUND', { fields: ['ExtendedOrderId'] })
  return contract
}

function standingOf(contract: LockedContract) {
  const { account, requests } = contract
  const isOpen = contractState(account, requests, waitingIn(contract)) !== 'Settled'
  return { contractId: account.contractId, agencyId: account.agencyId, currency: account.currency, isOpen }
}

function draftOf(agencyId: AgencyId, contractId: ContractId, id: RequestId): BookingRequest {
  return {
    id,
    agencyId,
    contractId,
    version: 0,
    facts: { life: 'open', answer: 'none', funding: 'none' },
    checkInAt: 0,
    priceVersions: [],
    priceInForce: 0,
    charges: [],
    notesReopened: false,
  }
}
