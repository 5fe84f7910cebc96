import { approvePayment, readDeskPayment, refundPayment } from '@sarai/wire/desk/money/payments.ts'
import { acceptRequest, cancelConfirmed } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { checkVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import { expect, it } from 'vitest'
import { openPaying } from '#payments/testing/paying.ts'
import { stateChanged } from '#reservations/testing/drafting.ts'

const paying = await openPaying()
const { database, callAs, aStaffMember } = paying
const clerk = callAs((await aStaffMember('reservations')).token)
const finance = callAs((await aStaffMember('finance')).token)
await database.sql(`insert into finance_limit (currency, second_person_above) values ('EUR', 100000000)`)

/** A stay that is paid by a receipt, and so confirmed. */
async function confirmed() {
  const agent = await paying.owing()
  const { paymentId } = await agent.send()
  await finance(approvePayment, { params: { id: paymentId }, body: { version: 1, amount: 30_000 } })
  const params = { id: agent.of.requestId }
  const seen = () => clerk(readDeskRequest, { params })
  const { version } = await seen()
  const cancel = (changes: object = {}) =>
    clerk(cancelConfirmed, { params, body: { version, reasonId: 1, reason: 'The hotel is overbooked.', ...changes } })
  return { ...agent, paymentId, params, seen, cancel }
}
const actionsOf = async (request: { seen: Awaited<ReturnType<typeof confirmed>>['seen'] }) =>
  (await request.seen()).actions.map(({ action }) => action)

it('the desk cancels a confirmed stay: it owes nothing, what was paid is credit, the voucher counts no more', async () => {
  const { of, cancel, seen, details, contract, params } = await confirmed()
  const [paper] = await database.sql<{ code: string }>(`select code from paper where request_id = $1`, [of.requestId])
  expect(await actionsOf({ seen })).toContain('cancel-confirmed')
  await cancel()
  expect(await seen()).toMatchObject({ state: 'Cancelled', closing: { reason: 'The hotel is overbooked.' } })
  expect(await details()).toMatchObject({
    State: 'Cancelled',
    RejectionReason: 'The hotel is overbooked.',
    Timeline: [{ What: 'cancel-confirmed', Source: 'staff', Reason: 'The hotel is overbooked.' }, {}, {}, {}, {}],
  })
  expect(await contract()).toMatchObject({ Due: 0, Credit: 30_000 })
  const about = await database.sql<{ about: string }>(`select about from journal where agency_id = $1 order by entry`, [
    of.agencyId,
  ])
  expect(about.map((journal) => journal.about)).toEqual(['charge', 'payment', 'reversal'])
  expect(await callAs(null)(checkVoucher, { params: { code: paper!.code } })).toMatchObject({ state: 'revoked' })
  const mails = await database.sql(
    `select from graphile_worker._private_jobs where payload ->> 'requestId' = $1
     and payload ->> 'mail' = 'confirmed-cancelled'`,
    [`${params.id}`],
  )
  // To whoever asked for the stay, and for the copies of the accountants.
  expect(mails).toHaveLength(2)
})

it('after which finance takes a receipt back that was approved by mistake', async () => {
  const { cancel, paymentId, contractId, contract } = await confirmed()
  const params = { id: paymentId }
  const refund = () =>
    finance(refundPayment, { params, body: { version: 2, contractId, amount: null, reason: 'Not ours.' } })
  await expect(refund()).rejects.toMatchObject({ status: 400 })
  await cancel()
  await refund()
  expect(await finance(readDeskPayment, { params })).toMatchObject({ state: 'Refunded' })
  expect(await contract()).toMatchObject({ Due: 0, Credit: 0 })
})

it('is refused with what is not confirmed, with an old version, without a reason, and to whoever is not of the desk', async () => {
  const { cancel, params, agent } = await confirmed()
  await expect(cancel({ version: 1 })).rejects.toMatchObject(stateChanged)
  await expect(cancel({ reason: ' ' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  await expect(cancel({ reasonId: 999 })).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
  const body = { version: 1, reasonId: 1, reason: 'No.' }
  for (const other of [finance, agent.call])
    await expect(other(cancelConfirmed, { params, body })).rejects.toMatchObject({
      code: other === finance ? 'FORBIDDEN' : 'NOT_LOGGED_IN',
    })

  const { Id } = await agent.submit()
  const open = { id: Id }
  await expect(clerk(cancelConfirmed, { params: open, body })).rejects.toMatchObject({ code: 'REQUEST_NOT_CONFIRMED' })
  const accept = { version: 1, finalPrice: 30_000, hotelConfirmationNumber: '' }
  await clerk(acceptRequest, { params: open, body: accept })
  expect(await actionsOf({ seen: () => clerk(readDeskRequest, { params: open }) })).not.toContain('cancel-confirmed')
})
