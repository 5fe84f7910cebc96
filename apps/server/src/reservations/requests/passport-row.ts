import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'

/** Where a passport number lies: it opens there and nowhere else. */
export function passportRow(at: { agencyId: AgencyId; requestId: RequestId; room: number; guest: number }): string {
  return `passport/${at.agencyId}/${at.requestId}/${at.room}/${at.guest}`
}
