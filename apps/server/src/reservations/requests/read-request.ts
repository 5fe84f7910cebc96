import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { presentRequest } from '#reservations/requests/request-presenter.ts'
import {
  findRequest,
  offeredPrice,
  priceInForce,
  roleOf,
  roomsOfRequest,
  stepsOf,
} from '#reservations/requests/request-queries.ts'
import type { Sealing } from '#sealing.ts'

export async function readRequest(
  { db, sealing }: { db: Database; sealing: Sealing },
  caller: AgencyCaller,
  requestId: RequestId,
): Promise<RequestDetails> {
  const { agencyId, userId } = caller
  const of = { agencyId, requestId }
  const [request, rooms, version, offer, user, steps] = await db.look(caller, [
    findRequest.ask.first(of),
    roomsOfRequest.ask.all(of),
    priceInForce.ask.first(of),
    offeredPrice.ask.first(of),
    roleOf.ask.first({ agencyId, userId }),
    stepsOf.ask.all(of),
  ])
  if (request === undefined || version === undefined) throw new Problem('NOT_FOUND')
  return presentRequest(caller, { request, rooms, version, offer, steps, role: user?.role }, sealing)
}
