import { describe, expect, it } from 'vitest'
import { mayRemoveFrom, packageStatuses, publishPackage, withdrawPackage } from '#catalogue/package-status.ts'
import type { PackageStanding } from '#catalogue/package-status.ts'

const standing = (changes: Partial<PackageStanding> = {}): PackageStanding => ({
  status: 'draft',
  version: 3,
  hotelsOnSale: 1,
  ...changes,
})

describe('publishing a package', () => {
  it.each(['draft', 'withdrawn'] as const)('is possible for a %s one that has something to sell', (status) => {
    expect(publishPackage(standing({ status }), 3)).toEqual({ ok: true, value: 'published' })
  })

  it('is refused while nothing in it can be sold', () => {
    expect(publishPackage(standing({ hotelsOnSale: 0 }), 3)).toMatchObject({ why: 'NOTHING_TO_SELL' })
  })

  it('is refused when it is published already, or was changed meanwhile', () => {
    expect(publishPackage(standing({ status: 'published' }), 3)).toMatchObject({ why: 'STATE_CHANGED' })
    expect(publishPackage(standing(), 2)).toMatchObject({ why: 'STATE_CHANGED' })
  })
})

describe('withdrawing a package', () => {
  it('takes a published one off the shelf, whatever is in it', () => {
    const published = standing({ status: 'published', hotelsOnSale: 0 })
    expect(withdrawPackage(published, 3)).toEqual({ ok: true, value: 'withdrawn' })
  })

  it.each(['draft', 'withdrawn'] as const)('is refused for a %s one', (status) => {
    expect(withdrawPackage(standing({ status }), 3)).toMatchObject({ why: 'STATE_CHANGED' })
  })

  it('is refused when it was changed meanwhile', () => {
    expect(withdrawPackage(standing({ status: 'published' }), 4)).toMatchObject({ why: 'STATE_CHANGED' })
  })
})

it('lets things be removed from a draft only', () => {
  expect(packageStatuses.filter((status) => mayRemoveFrom(status).ok)).toEqual(['draft'])
  expect(mayRemoveFrom('withdrawn')).toMatchObject({ why: 'NOT_A_DRAFT' })
})
