import type { Actor } from '@sarai/domain/request/booking-request.ts'
import type { AgencyCaller } from '#caller.ts'

/** Only agents and owners get as far as a contract, and what one may do there the other may. */
export const agencyActor = ({ userId }: AgencyCaller): Actor => ({
  source: 'agency',
  roles: ['agent'],
  id: `${userId}`,
})
