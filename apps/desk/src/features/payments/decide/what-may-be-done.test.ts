import { expect, test } from 'vitest'
import { actionsOf, lockOf, needsTwo } from '#features/payments/decide/what-may-be-done.ts'
import { aPayment, anApproval } from '#features/payments/testing/some-payments.ts'

const atTheDesk = { isPhone: false, isCompared: false, isFileBroken: false }
const flagged = aPayment({ flag: 'number' })

test('only what is open is decided, and only what was approved is paid back', () => {
  expect(actionsOf({ state: 'New' })).toEqual(['approve', 'reject'])
  expect(actionsOf({ state: 'Requested' })).toEqual(['approve', 'reject'])
  expect(actionsOf({ state: 'Approved' })).toEqual(['refund'])
  for (const state of ['Rejected', 'Refunded', 'Withdrawn', 'NotApproved', 'Returned'] as const)
    expect(actionsOf({ state })).toEqual([])
})

test('a look-alike is locked until both were compared, and on a phone for good', () => {
  expect(lockOf(aPayment(), atTheDesk)).toBeUndefined()
  expect(lockOf(flagged, atTheDesk)).toBe('lockedCompare')
  expect(lockOf(flagged, { ...atTheDesk, isCompared: true })).toBeUndefined()
  expect(lockOf(flagged, { ...atTheDesk, isCompared: true, isPhone: true })).toBe('lockedPhone')
})

test('a file that nobody can look at locks it, and so does the own first approval', () => {
  const held = aPayment({ file: { name: 'a.jpg', mediaType: 'image/jpeg', isHeld: true } })
  expect(lockOf(held, atTheDesk)).toBe('lockedHeld')
  expect(lockOf(aPayment(), { ...atTheDesk, isFileBroken: true })).toBe('lockedBroken')
  expect(lockOf(aPayment({ approval: anApproval({ isMine: true }) }), atTheDesk)).toBe('mineFirst')
  expect(lockOf(aPayment({ file: null }), atTheDesk)).toBeUndefined()
})

test('above the limit, or where it looks like another, two people are needed', () => {
  const payment = aPayment({ secondPersonAbove: 100_000 })
  expect(needsTwo(payment, 100_000)).toBe(false)
  expect(needsTwo(payment, 100_001)).toBe(true)
  expect(needsTwo(flagged, 1)).toBe(true)
})
