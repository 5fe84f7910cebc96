import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import { lookAtContract } from '#contracts/lock-contract.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { presentDeskRequest } from '#reservations/desk/desk-request-presenter.ts'
import { eventsOf, findAside, notesOf, soldRooms } from '#reservations/desk/desk-request-queries.ts'
import { questionsOf } from '#reservations/hotel-answers/present-questions.ts'
import { findRequest, roomsOfRequest } from '#reservations/requests/request-queries.ts'

export function readDeskRequest(db: Database, staff: StaffCaller, requestId: RequestId): Promise<DeskRequest> {
  return db.read(staff, async (tx) => {
    const place = await placeOfRequest.first(tx, { requestId })
    if (place === undefined) throw new Problem('NOT_FOUND')
    const { agencyId, contractId } = place
    const of = { agencyId, requestId }
    const [request, rooms, aside, events, notes, questions] = await tx.ask([
      findRequest.ask.one(of),
      roomsOfRequest.ask.all(of),
      findAside.ask.one(of),
      eventsOf.ask.all(of),
      notesOf.ask.all(of),
      questionsOf.ask.all(of),
    ])
    const contract = (await lookAtContract(tx, agencyId, contractId))!
    const alternatives = contract.requests.find(({ id }) => id === requestId)?.closing?.alternatives ?? []
    const ids = alternatives.flatMap((alternative) => alternative.rooms.map(({ roomTypeId }) => roomTypeId))
    const sold = ids.length === 0 ? [] : await soldRooms.all(tx, { ids })
    return presentDeskRequest(staff, {
      agencyId,
      contract,
      request,
      rooms,
      aside,
      events,
      notes,
      questions,
      alternatives,
      sold,
      now: tx.now,
    })
  })
}
