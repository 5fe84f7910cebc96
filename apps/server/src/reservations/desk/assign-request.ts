import type { AgencyId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import { lockContract } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

type Assigned = { agencyId: AgencyId; requestId: RequestId; staffId: number | null }

export const atWork = query<{ staffId: number | null }, { id: StaffId }>(`
  select id from staff where id = $staffId and disabled_at is null and roles && '{reservations,admin}'`)
const assign = query<Assigned>(`
  update request set assigned_to = $staffId::text where agency_id = $agencyId and id = $requestId`)
const assignInQueue = query<Assigned>(`
  update desk_request set assigned_to = $staffId::bigint where agency_id = $agencyId and request_id = $requestId`)

const assignFinished = query<Assigned>(`
  update finished_request set assigned_to = $staffId::bigint where agency_id = $agencyId and request_id = $requestId`)
const assignThread = query<Assigned>(`
  update desk_thread set assigned_to = $staffId::bigint where agency_id = $agencyId and request_id = $requestId`)

/** Whose request it is decides nothing: no version rises, and the last one to say so has it. */
export function assignRequest(db: Database, staff: StaffCaller, requestId: RequestId, staffId: number | null) {
  const questions = [placeOfRequest.ask.first({ requestId }), atWork.ask.first({ staffId })] as const
  return db.write(staff, questions, async (tx, [place, colleague]) => {
    if (place === undefined) throw new Problem('NOT_FOUND')
    if (staffId !== null && colleague === undefined) throw new Problem('NOT_FOUND', { fields: ['staffId'] })
    const { agencyId } = place
    // Whoever keeps the contract writes this column, too.
    await lockContract(tx, agencyId, place.contractId)
    await assign.later(tx, { agencyId, requestId, staffId })
    await assignInQueue.later(tx, { agencyId, requestId, staffId })
    await assignFinished.later(tx, { agencyId, requestId, staffId })
    await assignThread.later(tx, { agencyId, requestId, staffId })
    await announce(tx, { to: 'desk', what: 'request', id: `${requestId}` })
    await announce(tx, { to: 'desk', what: 'note', id: `${requestId}` })
    return null
  })
}
