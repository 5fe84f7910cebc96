import { approvePayment } from '@sarai/wire/desk/money/payments.ts'
import { acceptRequest } from '@sarai/wire/desk/requests/answers.ts'
import { listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { readDeskToday } from '@sarai/wire/desk/requests/today.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { expect, it } from 'vitest'
import { queueFigures } from '#jobs/queue-figures.ts'
import { paying } from '#payments/testing/sent-payments.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const { database, callAs, aStaffMember, someone } = await openDrafting()
const clerk = callAs((await aStaffMember('reservations')).token)
const finance = callAs((await aStaffMember('finance')).token)
const pay = paying(database)
await database.sql(`insert into finance_limit (currency, second_person_above) values ('EUR', 100000000)`)

/** Accepted with an option of the hotel that ends in so many hours, and paid by a receipt that waits. */
async function held(hours: number) {
  const agent = await someone()
  const { Id, OrderId } = await agent.submit()
  const until = Math.floor(Date.now() / 1000) * 1000 + hours * msPerHour
  await clerk(acceptRequest, {
    params: { id: Id },
    body: {
      version: 1,
      finalPrice: 30_000,
      hotelOptionUntil: new Date(until).toISOString(),
      hotelConfirmationNumber: '',
    },
  })
  const id = await pay.receipt(agent, [{ contractId: OrderId, expected: 30_000 }])
  const row = async () => {
    const { rows } = await clerk(listDeskRequests, { query: { agency: agent.agencyId, limit: 100 } })
    return rows[0]
  }
  return { ...agent, id, until, row }
}
const late = async () => {
  const { sql } = queueFigures.find(({ name }) => name === 'sarai_holds_late')!
  return (await database.sql<{ value: number }>(sql))[0]?.value
}

it('a deadline that stands still is due at the desk an hour before the hotel gives the rooms away', async () => {
  const { row, until } = await held(30)
  expect(await row()).toMatchObject({ turn: 'finance', isHeld: true, dueAt: new Date(until - msPerHour).toISOString() })
  expect(await late()).toBe(0)
})

it('is late there, on Today and in the figures, once that hour has begun; and no more when finance has decided', async () => {
  const { id, row } = await held(0.5)
  const { queues } = await clerk(readDeskToday, { query: { whose: 'desk' } })
  expect(queues.find(({ queue }) => queue === 'unpaid')).toMatchObject({ late: 1 })
  expect(Date.parse((await row())!.dueAt!)).toBeLessThan(Date.now())
  expect(await late()).toBe(1)
  await finance(approvePayment, { params: { id }, body: { version: 1, amount: 30_000 } })
  expect(await row()).toBeUndefined()
  expect(await late()).toBe(0)
})

it('without an option the desk waits for finance without a clock', async () => {
  const agent = await someone()
  const { Id, OrderId } = await agent.submit()
  const body = { version: 1, finalPrice: 30_000, hotelConfirmationNumber: '' }
  await clerk(acceptRequest, { params: { id: Id }, body })
  await pay.receipt(agent, [{ contractId: OrderId, expected: 30_000 }])
  const { rows } = await clerk(listDeskRequests, { query: { agency: agent.agencyId } })
  expect(rows).toMatchObject([{ turn: 'finance', dueAt: null }])
})
