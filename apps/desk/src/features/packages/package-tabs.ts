import type { PackageRow } from '@sarai/wire/desk/packages.ts'

/** The views of the list, by the name that the address has for them. */
export const packageTabs = ['all', 'published', 'drafts', 'withdrawn'] as const
export type PackageTab = (typeof packageTabs)[number]

export const statusOfTab: Record<PackageTab, PackageRow['status'] | undefined> = {
  all: undefined,
  published: 'published',
  drafts: 'draft',
  withdrawn: 'withdrawn',
}

export const tabWords = {
  all: 'tabAll',
  published: 'tabPublished',
  drafts: 'tabDrafts',
  withdrawn: 'tabWithdrawn',
} as const satisfies Record<PackageTab, string>
