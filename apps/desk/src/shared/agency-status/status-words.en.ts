import type { Words } from '@sarai/locale/message.ts'

export const en = {
  pending: 'Waiting',
  approved: 'Approved',
  'read-only': 'Restricted',
  suspended: 'Suspended',
  rejected: 'Rejected',
} as const satisfies Words
