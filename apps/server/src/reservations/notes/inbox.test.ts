import { assignRequest } from '@sarai/wire/desk/requests/answers.ts'
import { settleThread } from '@sarai/wire/desk/requests/messages.ts'
import { countThreads, listThreads, type DeskThread } from '@sarai/wire/desk/requests/threads.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTalking } from '#reservations/testing/talking.ts'

const { database, callAs, aStaffMember, clerk, desk, talking } = await openTalking()
beforeEach(() => database.sql(`delete from desk_thread`))

type Asked = { view?: 'unread' | 'mine' | 'all'; search?: string; after?: string; limit?: number }
const inbox = async (query: Asked = {}) => (await desk(listThreads, { query })).rows
const idOf = (thread: DeskThread) => (thread.kind === 'request' ? thread.requestId : thread.ticketId)
const ids = async (query: Asked = {}) => (await inbox(query)).map(idOf)
const settle = (id: number, upTo: number) => desk(settleThread, { params: { id }, body: { upTo } })

describe('the inbox of the desk', () => {
  it('has unread threads first, the longest wait first, then those without an answer, then the last answered', async () => {
    const [first, second, seen, old, last] = await Promise.all(Array.from({ length: 5 }, () => talking()))
    for (const one of [old!, last!, first!, seen!, second!]) await one.says('Hello')
    await first!.says('Hello?')
    await seen!.deskReads(1)
    await old!.hears('Yes')
    await last!.hears('Yes')
    const expected = [first, second, seen, last, old].map((one) => one!.id)
    expect(await ids()).toEqual(expected)
    expect(await ids({ view: 'unread' })).toEqual(expected.slice(0, 2))
    const [top, , read, answered] = await inbox()
    expect(top).toMatchObject({ unread: 2, last: { isDesk: false, excerpt: 'Hello?' } })
    expect(read).toMatchObject({ unread: 0, waitingSince: expect.any(String) as string })
    expect(answered).toMatchObject({ waitingSince: null, last: { isDesk: true, author: 'Kaveh Moradi' } })
    const { rows, next } = await desk(listThreads, { query: { limit: 2 } })
    const rest = await desk(listThreads, { query: { limit: 3, after: next! } })
    expect([...rows, ...rest.rows].map(idOf)).toEqual(expected)
    expect(rest.next).toBeNull()
  })

  it('has what is mine, whoever was given it before or after the first message', async () => {
    const [before, after] = [await talking(), await talking()]
    const give = (id: number) => desk(assignRequest, { params: { id }, body: { staffId: clerk.id } })
    await give(before.id)
    await before.says('Hello')
    await after.says('Hello')
    expect(await ids({ view: 'mine' })).toEqual([before.id])
    await give(after.id)
    expect(await ids({ view: 'mine' })).toEqual([before.id, after.id])
    expect((await inbox({ view: 'mine' }))[0]!.assignedTo?.id).toBe(clerk.id)
    expect(await desk(countThreads, {})).toEqual({ unread: 2, mine: 2 })
    const other = callAs((await aStaffMember('reservations')).token)
    expect(await other(countThreads, {})).toEqual({ unread: 2, mine: 0 })
  })

  it('lets go what needs no answer, until the agency writes again', async () => {
    const [one, other] = [await talking(), await talking()]
    await one.says('Thank you!')
    await other.says('Hello')
    await settle(one.id, 1)
    expect(await ids()).toEqual([other.id, one.id])
    expect(await desk(countThreads, {})).toMatchObject({ unread: 1 })
    await one.says('One thing more')
    expect(await ids({ view: 'unread' })).toEqual([other.id, one.id])
    // What came after the last message that was seen still waits.
    await one.says('And another')
    await settle(one.id, 2)
    expect((await inbox({ view: 'unread' })).at(-1)).toMatchObject({ requestId: one.id, unread: 1 })
  })

  it('keeps what one clerk has not seen, though another has read it', async () => {
    const one = await talking()
    await one.says('Thank you!')
    await one.says('One thing more')
    await one.deskReads(2)
    await settle(one.id, 1)
    expect((await inbox())[0]).toMatchObject({ unread: 0, waitingSince: expect.any(String) as string })
    await settle(one.id, 2)
    expect((await inbox())[0]).toMatchObject({ waitingSince: null })
  })

  it('is searched by the number of a request, in any digits, and by the name of an agency', async () => {
    const [one, other] = [await talking(), await talking()]
    await one.says('Hello')
    await other.says('Hello')
    expect(await ids({ search: `R-${one.id}` })).toEqual([one.id])
    const persian = `${one.id}`.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
    expect(await ids({ search: persian })).toEqual([one.id])
    expect(await ids({ search: 'R-999999' })).toEqual([])
    const { agency } = (await inbox())[0]!
    expect(await ids({ search: agency.name.slice(0, 6) })).toContain(one.id)
    expect(await ids({ search: 'Nobody is called so' })).toEqual([])
  })
})
