import type { AgencyRow } from '@sarai/wire/desk/agencies.ts'

/** The views of the list, by the name that the address has for them. */
export const agencyTabs = ['waiting', 'approved', 'restricted', 'suspended', 'rejected', 'all'] as const
export type AgencyTab = (typeof agencyTabs)[number]

export const statusOfTab: Record<AgencyTab, AgencyRow['status'] | undefined> = {
  waiting: 'pending',
  approved: 'approved',
  restricted: 'read-only',
  suspended: 'suspended',
  rejected: 'rejected',
  all: undefined,
}

export const tabWords = {
  waiting: 'waiting',
  approved: 'approvedTab',
  restricted: 'restricted',
  suspended: 'suspended',
  rejected: 'rejected',
  all: 'all',
} as const satisfies Record<AgencyTab, string>
