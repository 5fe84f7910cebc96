import type { Actor } from '@sarai/domain/request/booking-request.ts'
import type { StaffCaller } from '#caller.ts'

export const staffActor = ({ staffId, roles }: StaffCaller): Actor => ({ source: 'staff', roles, id: `${staffId}` })
