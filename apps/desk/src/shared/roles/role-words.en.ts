import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { Words } from '@sarai/locale/message.ts'

export const en = {
  reservations: 'Reservations',
  finance: 'Finance',
  catalogue: 'Catalogue',
  admin: 'Admin',
} as const satisfies Words & Record<StaffRole, string>
