import type { StaffRow } from '@sarai/wire/desk/staff.ts'

export const leila: StaffRow = {
  id: 2,
  version: 3,
  username: 'leila@sarai.example',
  name: 'Leila Moradi',
  roles: ['finance'],
  state: 'active',
  hasFactor: false,
  lastSeenAt: '2026-11-14T06:12:00Z',
}
