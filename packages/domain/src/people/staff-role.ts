/** What a member of staff may be trusted with; an admin may do everything. */
export const staffRoles = ['reservations', 'finance', 'catalogue', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
