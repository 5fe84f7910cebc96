import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

/** A draft was never seen by an agency; once published, a package can only be withdrawn and published again. */
export const packageStatuses = ['draft', 'published', 'withdrawn'] as const
export type PackageStatus = (typeof packageStatuses)[number]

export type PackageStanding = {
  readonly status: PackageStatus
  readonly version: number
  /** Hotels that are on sale and have a room type that is. */
  readonly hotelsOnSale: number
}

/** A package without anything to sell would only raise questions, so it is not published. */
export function publishPackage(standing: PackageStanding, version: number): Result<PackageStatus> {
  if (standing.version !== version || standing.status === 'published') return refuse('STATE_CHANGED')
  return standing.hotelsOnSale > 0 ? ok('published') : refuse('NOTHING_TO_SELL')
}

export function withdrawPackage(standing: PackageStanding, version: number): Result<PackageStatus> {
  const isPublished = standing.version === version && standing.status === 'published'
  return isPublished ? ok('withdrawn') : refuse('STATE_CHANGED')
}

/** What an agency may have seen, a request may name: it is switched off instead. */
export function mayRemoveFrom(status: PackageStatus): Result<PackageStatus> {
  return status === 'draft' ? ok(status) : refuse('NOT_A_DRAFT')
}
