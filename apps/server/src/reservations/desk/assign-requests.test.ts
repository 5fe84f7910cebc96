import { randomUUID } from 'node:crypto'
import { rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { assignRequests, mostAssigned } from '@sarai/wire/desk/requests/assignment.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import { describe, expect, it } from 'vitest'
import { openDrafting } from '#reservations/testing/drafting.ts'

const { callAs, aStaffMember, someone } = await openDrafting()
const clerk = await aStaffMember('reservations')
const kaveh = await aStaffMember('reservations')
const desk = callAs(clerk.token)

async function asked() {
  const { Id } = await (await someone()).submit()
  return Id
}
const seen = (ids: readonly number[], seenWith: number | null = null) => ids.map((id) => ({ id, seenWith }))
const give = (staffId: number | null, requests: ReturnType<typeof seen>, by = desk, key: string = randomUUID()) =>
  by(assignRequests, { body: { staffId, requests } }, { key })
const whoseIs = async (id: number) => {
  const { assignedTo } = await desk(readDeskRequest, { params: { id } })
  const { rows } = await desk(listDeskRequests, { query: { search: `${id}` } })
  expect(rows[0]!.assignedTo?.id).toBe(assignedTo?.id)
  return assignedTo?.id
}

describe('many requests', () => {
  it('are taken, handed over and given back at once, open or finished, and no version rises', async () => {
    const ids = [await asked(), await asked(), await asked()]
    await desk(rejectRequest, { params: { id: ids[2]! }, body: { version: 1, reasonId: 1, reason: 'Full.' } })
    const { requests } = await give(clerk.id, seen(ids))
    expect(requests).toEqual(ids.map((id) => ({ id, number: `R-${id}`, outcome: 'done', now: null })))
    expect(await Promise.all(ids.map(whoseIs))).toEqual([clerk.id, clerk.id, clerk.id])
    await give(kaveh.id, seen(ids, clerk.id))
    expect(await Promise.all(ids.map(whoseIs))).toEqual([kaveh.id, kaveh.id, kaveh.id])
    await give(null, seen(ids, kaveh.id))
    expect(await Promise.all(ids.map(whoseIs))).toEqual([undefined, undefined, undefined])
    expect((await desk(readDeskRequest, { params: { id: ids[0]! } })).version).toBe(1)
  })

  it('stay with whoever has taken one meanwhile, and the caller is told', async () => {
    const [mine, theirs] = [await asked(), await asked()]
    await give(kaveh.id, seen([theirs]), callAs(kaveh.token))
    const { requests } = await give(clerk.id, [...seen([mine, theirs]), { id: 999_999_999, seenWith: null }])
    expect(requests.map(({ outcome }) => outcome)).toEqual(['done', 'taken', 'gone'])
    expect(requests[1]!.now).toBe((await desk(readDeskRequest, { params: { id: theirs } })).assignedTo!.name)
    expect([await whoseIs(mine), await whoseIs(theirs)]).toEqual([clerk.id, kaveh.id])
  })

  it('that are theirs already stay so, and none is named twice', async () => {
    const [free, theirs] = [await asked(), await asked()]
    await give(kaveh.id, seen([theirs]))
    const { requests } = await give(kaveh.id, seen([free, theirs]))
    expect(requests.map(({ outcome }) => outcome)).toEqual(['done', 'same'])
    const twice = [...seen([free], kaveh.id), ...seen([free], clerk.id)]
    await expect(give(null, twice)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await whoseIs(free)).toBe(kaveh.id)
  })

  it('are each somebody’s when two reach for the same, in whatever order', async () => {
    const ids = [await asked(), await asked(), await asked(), await asked()]
    const [one, other] = await Promise.all([
      give(clerk.id, seen(ids)),
      give(kaveh.id, seen(ids.toReversed()), callAs(kaveh.token)),
    ])
    const done = [...one.requests, ...other.requests].filter(({ outcome }) => outcome === 'done')
    expect(done).toHaveLength(ids.length)
    expect(new Set(done.map(({ id }) => id))).toEqual(new Set(ids))
    const owners = new Set(await Promise.all(ids.map(whoseIs)))
    expect(owners.size).toBe(1)
  })

  it('are assigned once by one press, however often it is sent', async () => {
    const id = await asked()
    const key = randomUUID()
    const first = await give(clerk.id, seen([id]), desk, key)
    await give(kaveh.id, seen([id], clerk.id))
    expect(await give(clerk.id, seen([id]), desk, key)).toEqual(first)
    expect(await whoseIs(id)).toBe(kaveh.id)
  })

  it('are a hundred at most, and given to nobody who does not work on reservations', async () => {
    const id = await asked()
    const many = seen(Array.from({ length: mostAssigned + 1 }, () => id))
    await expect(give(clerk.id, many)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(give(clerk.id, [])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const cook = await aStaffMember('catalogue')
    await expect(give(cook.id, seen([id]))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(give(clerk.id, seen([id]), callAs(cook.token))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await whoseIs(id)).toBeUndefined()
  })
})
