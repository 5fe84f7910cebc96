import type { ActivityRow } from '@sarai/wire/desk/activity.ts'

export const anApproval: ActivityRow = {
  id: 31,
  at: '2026-11-14T06:12:00Z',
  who: { kind: 'staff', id: 2, name: 'Leila Moradi' },
  what: 'agency-approve',
  agency: { id: 7, name: 'Parvaz Asia' },
  subject: null,
  about: null,
  before: { status: { is: 'words', of: 'status', codes: ['pending'] } },
  after: { status: { is: 'words', of: 'status', codes: ['approved'] } },
  address: '203.0.113.9',
  reference: 'r-31',
}
