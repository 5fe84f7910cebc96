import { expect, it } from 'vitest'
import { extendDeadline } from '@sarai/wire/desk/requests/deadline.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

const drafting = await openDrafting()
const { callAs, aStaffMember } = drafting
const { accepted, expired, overdue, sweep } = expiring(drafting)
const desk = callAs((await aStaffMember('reservations')).token)

const later = (hours: number) => new Date(Date.now() + hours * msPerHour).toISOString()
const extend = (id: number, until: string, version = 2, call = desk) =>
  call(extendDeadline, { params: { id }, body: { version, until, reason: 'The bank is closed.' } })

it('gives an agency more time to pay, and nothing expires before', async () => {
  const { of, details } = await overdue()
  const until = later(30)
  expect(await extend(of.requestId, until)).toBeNull()
  expect(await sweep()).toMatchObject({ decided: 0, failed: 0 })
  expect(await details()).toMatchObject({ State: 'PaymentPending', PaymentDueAt: until, Version: 3 })
})

it('never gives less', async () => {
  const { of, details } = await accepted()
  const { PaymentDueAt } = await details()
  const shorter = extend(of.requestId, later(1))
  await expect(shorter).rejects.toMatchObject({ code: 'DEADLINE_NOT_LATER', fields: ['until'] })
  await expect(extend(of.requestId, later(-1))).rejects.toMatchObject({ code: 'TIME_IN_PAST', fields: ['until'] })
  expect((await details()).PaymentDueAt).toBe(PaymentDueAt)
})

it('gives no time after check-in: nobody could take back a year that was mistyped', async () => {
  const { of, details } = await accepted()
  const { PaymentDueAt } = await details()
  const tooLate = extend(of.requestId, later(24 * 365))
  await expect(tooLate).rejects.toMatchObject({ code: 'DEADLINE_AFTER_CHECK_IN', fields: ['until'] })
  expect((await details()).PaymentDueAt).toBe(PaymentDueAt)
})

it('is refused to whoever saw another version, and for a request that is closed or unknown', async () => {
  const { of } = await accepted()
  await expect(extend(of.requestId, later(30), 1)).rejects.toMatchObject(stateChanged)
  const closed = await expired()
  await expect(extend(closed.of.requestId, later(30), 3)).rejects.toMatchObject({ code: 'REQUEST_CLOSED' })
  await expect(extend(999_999, later(30))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('is refused to staff who have nothing to do with reservations', async () => {
  const { of } = await accepted()
  const finance = callAs((await aStaffMember('finance')).token)
  await expect(extend(of.requestId, later(30), 2, finance)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
