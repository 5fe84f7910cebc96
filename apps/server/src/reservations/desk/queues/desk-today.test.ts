import { askHotel, acceptRequest, assignRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskToday } from '@sarai/wire/desk/requests/today.ts'
import { describe, expect, it } from 'vitest'
import { openDrafting } from '#reservations/testing/drafting.ts'

const { database, callAs, aStaffMember, someone } = await openDrafting()
const clerk = await aStaffMember('reservations')
const kaveh = await aStaffMember('reservations')
const desk = callAs(clerk.token)

async function asked() {
  const agent = await someone()
  const { Id: id } = await agent.submit()
  return { ...agent, id, params: { id } }
}
const today = async (whose: 'me' | 'desk' = 'desk', by = desk) => {
  const { queues, ...rest } = await by(readDeskToday, { query: { whose } })
  return { ...rest, ...Object.fromEntries(queues.map((queue) => [queue.queue, queue])) } as typeof rest &
    Record<string, (typeof queues)[number]>
}
const dueIn = (id: number, interval: string) =>
  database.sql(`update desk_request set due_at = now() + interval '${interval}' where request_id = $1`, [id])

describe('today at the desk', () => {
  it('counts each queue and shows its three most urgent, also one that is empty', async () => {
    const requests = [await asked(), await asked(), await asked(), await asked()]
    for (const [place, { id }] of requests.entries()) await dueIn(id, `${place - 1} hours`)
    const seen = await today()
    expect(seen['new']).toMatchObject({ all: 4, late: 2 })
    expect(seen['new']!.mostUrgent.map(({ id }) => id)).toEqual(requests.slice(0, 3).map(({ id }) => id))
    expect(seen['applied']).toEqual({ queue: 'applied', all: 0, late: 0, mostUrgent: [] })
  })

  it('is of the whole desk, or of whoever looks', async () => {
    const { id, params } = await asked()
    await desk(askHotel, { params, body: { version: 1, whom: 'Elif', how: 'phone' } })
    const other = await asked()
    await desk(assignRequest, { params: other.params, body: { staffId: kaveh.id } })
    const mine = await today('me')
    expect(mine['asked']).toMatchObject({ all: 1, mostUrgent: [{ id }] })
    expect(mine['new']).toMatchObject({ all: 0, mostUrgent: [] })
    expect(mine.mine.map((row) => row.id)).toEqual([id])
    expect((await today('desk')).mine.map((row) => row.id)).toEqual([id])
    expect((await today('me', callAs(kaveh.token)))['new']).toMatchObject({ all: 1 })
  })

  it('has the deadlines of the next twelve hours, the nearest first', async () => {
    const [soon, later, tomorrow] = [await asked(), await asked(), await asked()]
    const body = { version: 1, finalPrice: 30_000, hotelConfirmationNumber: '' }
    await desk(acceptRequest, { params: later.params, body })
    await dueIn(soon.id, '10 minutes')
    await dueIn(later.id, '11 hours')
    await dueIn(tomorrow.id, '13 hours')
    const { deadlines } = await today()
    const ids = deadlines.map(({ id }) => id)
    expect(ids[0]).toBe(soon.id)
    expect(ids).toContain(later.id)
    expect(ids).not.toContain(tomorrow.id)
    const payment = deadlines.find(({ id }) => id === later.id)
    expect(payment).toMatchObject({ queue: 'unpaid', number: `R-${later.id}`, finalPrice: 30_000, currency: 'EUR' })
  })

  it('is nobody’s who does not work on reservations', async () => {
    const cook = callAs((await aStaffMember('catalogue')).token)
    await expect(cook(readDeskToday, { query: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
