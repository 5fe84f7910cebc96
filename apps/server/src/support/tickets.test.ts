import { listActivity } from '@sarai/wire/desk/activity.ts'
import {
  assignTicket,
  listTicketMessages,
  markTicketMessagesRead,
  readDeskTicket,
  sendTicketMessage,
  settleTicket,
  switchDeskTicket,
} from '@sarai/wire/desk/support/tickets.ts'
import { countThreads, listThreads } from '@sarai/wire/desk/requests/threads.ts'
import {
  listTicketCategories,
  listTickets,
  markTicketRead,
  openTicket,
  readTicket,
  switchTicket,
  writeTicket,
} from '@sarai/wire/portal/tickets.ts'
import { countTickets } from '@sarai/wire/portal/ticket-counts.ts'
import { asRequestId, asTicketId } from '@sarai/domain/ground/ids.ts'
import { mostOpenTickets } from '@sarai/domain/people/ticket.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAsking } from '#support/testing/asking.ts'

const { database, callAs, anAgency, aColleague, aStaffMember, clerk, desk, asking } = await openAsking()
const inbox = async (query: { view?: 'unread' | 'mine' | 'all'; search?: string } = {}) =>
  (await desk(listThreads, { query })).rows
beforeEach(async () => {
  await database.sql(`delete from ticket_note`)
  await database.sql(`delete from ticket`)
})
const notThere = { status: 404, code: 'NOT_FOUND' }

describe('a support conversation [ticket-01]', () => {
  it('is opened by an agency, with what section 3 names, and stands in the list by its category', async () => {
    const { id, ticket, list } = await asking()
    expect(await ticket()).toMatchObject({
      ParentId: id,
      Number: `T-${id}`,
      IsClosed: false,
      TicketCategory: 5,
      TicketCategoryValue: 'Technical problem',
      Tickets: [
        { Place: 1, ParentId: id, Content: 'It was there yesterday.', IsBroker: false, IsMine: true, IsRead: false },
      ],
    })
    expect(await list({ TicketCategory: 5 })).toMatchObject([{ ParentId: id, UnreadCount: 0 }])
    expect(await list({ TicketCategory: 1 })).toEqual([])
    expect(await list({ isClosed: true })).toEqual([])
    expect(await inbox({ view: 'unread' })).toMatchObject([
      {
        kind: 'ticket',
        ticketId: id,
        number: `T-${id}`,
        subject: 'Our logo is missing',
        agency: { name: 'Parvaz Asia' },
        unread: 1,
      },
    ])
  })

  it('is answered at the desk and read by both sides', async () => {
    const { id, params, call, hears, ticket, list } = await asking()
    await desk(markTicketMessagesRead, { params, body: { upTo: 1 } })
    expect((await ticket()).Tickets).toMatchObject([{ IsRead: true }])
    expect(await inbox()).toMatchObject([{ unread: 0, waitingSince: expect.any(String) as string }])
    await hears('We look into it.')
    await hears('It is back.')
    expect(await inbox()).toMatchObject([{ waitingSince: null, last: { isDesk: true, excerpt: 'It is back.' } }])
    expect(await list()).toMatchObject([{ ParentId: id, UnreadCount: 2, Last: { IsBroker: true } }])
    expect(await call(countTickets, {})).toEqual({ Unread: 1 })
    await call(markTicketRead, { params, body: { UpToId: 2 } })
    expect(await list()).toMatchObject([{ UnreadCount: 1 }])
    await call(markTicketRead, { params, body: { UpToId: 99 } })
    expect(await call(countTickets, {})).toEqual({ Unread: 0 })
    const { messages } = await desk(listTicketMessages, { params, query: {} })
    expect(messages.map(({ isMine, isRead }) => [isMine, isRead])).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ])
  })

  it('is closed and reopened by either side, and takes no message meanwhile', async () => {
    const { params, call, says, hears, ticket, list } = await asking()
    await call(switchTicket, { params, body: { IsClosed: true } })
    expect(await ticket()).toMatchObject({ IsClosed: true, IsClosedByBroker: false })
    expect([await list(), (await list({ isClosed: true })).length]).toEqual([[], 1])
    const closed = { code: 'TICKET_CLOSED' }
    await expect(says('And?')).rejects.toMatchObject(closed)
    await expect(hears('Well')).rejects.toMatchObject(closed)
    await call(switchTicket, { params, body: { IsClosed: false } })
    expect(await inbox({ view: 'unread' })).toMatchObject([{ unread: 1 }])
    await hears('Here we are.')
    await desk(switchDeskTicket, { params, body: { isClosed: true } })
    await desk(switchDeskTicket, { params, body: { isClosed: true } })
    expect(await ticket()).toMatchObject({ IsClosed: true, IsClosedByBroker: true })
    await call(switchTicket, { params, body: { IsClosed: false } })
    expect(await inbox()).toMatchObject([{ unread: 0, waitingSince: expect.any(String) as string, isClosed: false }])
    await says('Thank you')
    const admin = callAs((await aStaffMember('admin')).token)
    const { rows } = await admin(listActivity, { query: { what: 'ticket-close' } })
    expect(rows).toHaveLength(1)
  })

  it('says which request of the agency it is about, and takes none of another', async () => {
    const { call } = await asking()
    const body = { TicketCategory: 5, Subject: 'Our stay', Content: 'It is confirmed, and we would like to stay on.' }
    const unknown = call(openTicket, { body: { ...body, RequestId: asRequestId(999_999) } })
    await expect(unknown).rejects.toMatchObject({ ...notThere, fields: ['RequestId'] })
    const { Id } = await call(openTicket, { body })
    expect(await desk(readDeskTicket, { params: { id: asTicketId(Id) } })).toMatchObject({ request: null })
  })

  it('that an agency writes in and closes waits until the desk has read it', async () => {
    const { params, call, says } = await asking()
    await desk(markTicketMessagesRead, { params, body: { upTo: 1 } })
    await says('Please correct the invoice, too.')
    await call(switchTicket, { params, body: { IsClosed: true } })
    expect(await inbox({ view: 'unread' })).toMatchObject([{ unread: 1, isClosed: true }])
    await desk(markTicketMessagesRead, { params, body: { upTo: 2 } })
    expect(await inbox({ view: 'unread' })).toEqual([])
    expect(await inbox({ view: 'all' })).toMatchObject([{ unread: 0, waitingSince: null }])
  })

  it('goes out once, however often the call is repeated, and not over a message that nobody saw', async () => {
    const { hears, says, ticket } = await asking()
    await hears('Which logo?')
    await expect(says('Hello?', 1)).rejects.toMatchObject({ status: 409, code: 'NOTES_UNSEEN' })
    expect((await ticket()).Tickets).toHaveLength(2)
  })

  it('is nobody else’s', async () => {
    const { id, params } = await asking()
    const other = callAs((await anAgency()).token)
    await expect(other(readTicket, { params, query: {} })).rejects.toMatchObject(notThere)
    const body = { Content: 'Hello', LastSeenId: 1 }
    await expect(other(writeTicket, { params, body })).rejects.toMatchObject(notThere)
    await expect(other(markTicketRead, { params, body: { UpToId: 1 } })).rejects.toMatchObject(notThere)
    await expect(other(switchTicket, { params, body: { IsClosed: true } })).rejects.toMatchObject(notThere)
    expect((await other(listTickets, { query: {} })).rows).toEqual([])
    await expect(desk(readDeskTicket, { params: { id: id + 1 } })).rejects.toMatchObject(notThere)
  })

  it('is one of its colleagues’, too', async () => {
    const { agencyId, params } = await asking()
    const colleague = callAs((await aColleague(agencyId, 'accountant')).token)
    expect((await colleague(readTicket, { params, query: {} })).Tickets).toMatchObject([{ IsMine: false }])
    expect(await colleague(writeTicket, { params, body: { Content: 'Hello', LastSeenId: 1 } })).toEqual({ Place: 2 })
  })

  it('belongs to somebody at the desk, and waits for no answer where none is needed', async () => {
    const { id, params } = await asking()
    await desk(assignTicket, { params, body: { staffId: clerk.id } })
    expect(await inbox({ view: 'mine' })).toMatchObject([{ ticketId: id, assignedTo: { id: clerk.id } }])
    expect(await desk(countThreads, {})).toEqual({ unread: 1, mine: 1 })
    expect(await desk(readDeskTicket, { params })).toMatchObject({ assignedTo: { id: clerk.id }, isClosed: false })
    await desk(settleTicket, { params, body: { upTo: 1 } })
    expect(await desk(countThreads, {})).toEqual({ unread: 0, mine: 0 })
    expect(await inbox({ search: `t-${id}` })).toMatchObject([{ ticketId: id }])
    await expect(desk(assignTicket, { params, body: { staffId: 999_999 } })).rejects.toMatchObject(notThere)
  })

  it('still waits where one clerk has not seen what another has read', async () => {
    const { id, params, says } = await asking()
    await says('One thing more')
    await desk(markTicketMessagesRead, { params, body: { upTo: 2 } })
    await desk(settleTicket, { params, body: { upTo: 1 } })
    const waiting = async () => (await inbox({ search: `t-${id}` }))[0]!.waitingSince
    expect(await waiting()).not.toBeNull()
    await desk(settleTicket, { params, body: { upTo: 2 } })
    expect(await waiting()).toBeNull()
  })

  it('is listed page by page, the last written in first', async () => {
    const { call, id, says } = await asking()
    const body = { TicketCategory: 1, Subject: 'Another', Content: 'Hello' }
    const ids = [id]
    for (let n = 0; n < 4; n += 1) ids.push((await call(openTicket, { body })).Id as typeof id)
    await says('Once more')
    const expected = [id, ...ids.slice(1).toReversed()]
    const first = await call(listTickets, { query: { Limit: 3 } })
    const second = await call(listTickets, { query: { Limit: 3, After: first.next! } })
    expect([...first.rows, ...second.rows].map(({ ParentId }) => ParentId)).toEqual(expected)
    expect(second.next).toBeNull()
  })
})

describe('a new ticket', () => {
  it('needs its category, its subject and its text [ticket-02]', async () => {
    const call = callAs((await anAgency()).token)
    const body = { TicketCategory: 0, Subject: ' ', Content: '' }
    await expect(call(openTicket, { body })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: ['TicketCategory', 'Subject', 'Content'],
    })
  })

  it('is about something that may be chosen', async () => {
    const call = callAs((await anAgency()).token)
    const body = { TicketCategory: 999, Subject: 'Hello', Content: 'Hello' }
    await expect(call(openTicket, { body })).rejects.toMatchObject({ ...notThere, fields: ['TicketCategory'] })
    const { TicketCategories } = await callAs((await anAgency()).token, 'fa')(listTicketCategories, {})
    expect(TicketCategories[4]).toEqual({ TicketCategory: 5, TicketCategoryValue: 'مشکل فنی' })
  })

  it('is refused where too many are open', async () => {
    const { call, agencyId, params } = await asking()
    await database.sql(
      `insert into ticket (agency_id, category_id, subject, opened_by, opened_at, notes, read_by_agency, rank, place,
         last_note_at, last_is_desk, last_author, excerpt)
       select agency_id, category_id, subject, opened_by, opened_at, notes, read_by_agency, rank, place,
         last_note_at, last_is_desk, last_author, excerpt from ticket, generate_series(2, $2) where agency_id = $1`,
      [agencyId, mostOpenTickets],
    )
    const body = { TicketCategory: 1, Subject: 'One more', Content: 'Hello' }
    await expect(call(openTicket, { body })).rejects.toMatchObject({ code: 'TOO_MANY_TICKETS' })
    // Nor is one more made by closing, opening and reopening, or by many at once.
    await call(switchTicket, { params, body: { IsClosed: true } })
    const tries = Array.from({ length: 5 }, () => call(openTicket, { body }))
    const opened = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(opened).toHaveLength(1)
    const reopened = call(switchTicket, { params, body: { IsClosed: false } })
    await expect(reopened).rejects.toMatchObject({ code: 'TOO_MANY_TICKETS' })
  })

  it('is listed from a moment on, and not from one that no calendar has', async () => {
    const { call } = await asking()
    const query = { IsClosed: 'false', After: '9999999999999999_1' } as const
    await expect(call(listTickets, { query })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(call(listTickets, { query: { ...query, After: '999999999999999_1' } })).resolves.toBeDefined()
  })

  it('can be opened by an agency that may change nothing else', async () => {
    const { call, agencyId } = await asking()
    await database.sql(`update agency set status = 'read-only' where id = $1`, [agencyId])
    const body = { TicketCategory: 1, Subject: 'Why?', Content: 'Hello' }
    expect(await call(openTicket, { body })).toMatchObject({ Number: expect.stringMatching(/^T-/) as string })
  })
})

it('neither side marks what the other has read', async () => {
  const { id } = await asking()
  await expect(
    database.sql(`set role sarai_desk; update ticket set read_by_agency = 0 where id = ${id}`),
  ).rejects.toThrow(/permission denied|a side marks only/)
})

it('sabotage: an answer of the desk is written by nobody else', async () => {
  const { params } = await asking()
  const finance = callAs((await aStaffMember('finance')).token)
  const body = { content: 'Hello', lastSeen: 1 }
  await expect(finance(sendTicketMessage, { params, body })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
