import type { AgencyId, PaymentId, RequestId, StaffId, TicketId, UserId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

export type Sender = { userId: UserId } | { staffId: StaffId }

/** What it belongs to from now on, and until when it is kept. */
export type UsedFor = { agencyId: AgencyId; keepUntil: string } & (
  | { requestId: RequestId }
  | { paymentId: PaymentId }
  | { ticketId: TicketId }
)

type Use = {
  agencyId: AgencyId
  keepUntil: string
  usedFor: RequestId | PaymentId | TicketId
  uploadIds: readonly string[]
  userId: UserId | null
  staffId: StaffId | null
}
const useFor = (column: 'request_id' | 'payment_id' | 'ticket_id') =>
  query<Use, { id: string; name: string }>(`
  update upload set used_at = now(), ${column} = $usedFor, keep_until = $keepUntil
  where agency_id = $agencyId and id = any ($uploadIds) and used_at is null and state <> 'refused'
    and (user_id = $userId or staff_id = $staffId)
  returning id, name`)
const forRequest = useFor('request_id')
const forPayment = useFor('payment_id')
const forTicket = useFor('ticket_id')

/** Each of them once, by whoever sent it: all, or none. Answers their names. */
export async function useUploads(
  tx: Tx,
  usedFor: UsedFor,
  uploadIds: readonly string[],
  sender: Sender,
): Promise<string[]> {
  if (uploadIds.length === 0) return []
  const { agencyId, keepUntil } = usedFor
  const by = { agencyId, keepUntil, uploadIds, userId: null, staffId: null, ...sender }
  const used = await usedIn(tx, by, usedFor)
  const names = new Map(used.map(({ id, name }) => [id, name]))
  if (names.size < uploadIds.length) throw new Problem('FILE_NOT_THERE')
  return uploadIds.map((id) => names.get(id)!)
}

function usedIn(tx: Tx, by: Omit<Use, 'usedFor'>, usedFor: UsedFor) {
  if ('requestId' in usedFor) return forRequest.all(tx, { ...by, usedFor: usedFor.requestId })
  if ('ticketId' in usedFor) return forTicket.all(tx, { ...by, usedFor: usedFor.ticketId })
  return forPayment.all(tx, { ...by, usedFor: usedFor.paymentId })
}
