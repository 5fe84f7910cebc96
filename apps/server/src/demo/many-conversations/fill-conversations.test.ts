import { listHotelsToCall } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { listMessages } from '@sarai/wire/desk/requests/messages.ts'
import { countThreads, listThreads, type RequestThread, type TicketThread } from '@sarai/wire/desk/requests/threads.ts'
import { listTicketMessages, readDeskTicket } from '@sarai/wire/desk/support/tickets.ts'
import { listTickets, readTicket } from '@sarai/wire/portal/tickets.ts'
import { asRequestId, asTicketId, type AgencyId } from '@sarai/domain/ground/ids.ts'
import { expect, it } from 'vitest'
import { withClient } from '#database/with-client.ts'
import { fillConversations, forgetConversations } from '#demo/many-conversations/fill-conversations.ts'
import { fillCatalogue } from '#demo/many-hotels/fill-catalogue.ts'
import { fillRequests } from '#demo/many-requests/fill-requests.ts'
import { howManyFor } from '#demo/many-requests/how-many.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aColleague, aStaffMember } = await openTestApp()
const { requests } = howManyFor(200)
const silent = () => undefined
await withClient(database.urls.owner, async (owner) => {
  await fillCatalogue(owner, 200, silent)
  await fillRequests(owner, howManyFor(200), silent)
  await fillConversations(owner, silent)
})
const clerk = await aStaffMember('reservations')
const desk = callAs(clerk.token)
const [largest] = await database.sql<{ id: AgencyId }>(
  `select agency_id::int as id from request group by 1 order by count(*) desc limit 1`,
)
const agent = callAs((await aColleague(largest!.id, 'agent')).token)
const counted = () =>
  database.sql(`select (select count(*) from hotel_question) as questions, (select count(*) from desk_thread) as threads,
    (select count(*) from note) as notes, (select count(*) from ticket) as tickets,
    (select count(*) from ticket_note) as said`)

it('has hotels to call, each of a request that is open', async () => {
  const { rows, next } = await desk(listHotelsToCall, { query: {} })
  expect(rows.length).toBeGreaterThan(10)
  const further = next === null ? [] : (await desk(listHotelsToCall, { query: { after: next } })).rows
  const known = await database.sql<{ life: string }>(`select distinct life from request where id = any($1)`, [
    [...rows, ...further].map(({ id }) => id),
  ])
  expect(known).toEqual([{ life: 'open' }])
})

it('has an inbox in which both kinds wait, and each can be opened', async () => {
  const { rows } = await desk(listThreads, { query: { limit: 100 } })
  const kinds = new Set(rows.map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['request', 'ticket']))
  const opened = rows.slice(0, 20)
  for (const row of opened.filter(({ kind }) => kind === 'request') as RequestThread[]) {
    const { messages } = await desk(listMessages, { params: { id: asRequestId(row.requestId) }, query: {} })
    expect(messages.filter(({ isRead }) => !isRead)).toHaveLength(row.unread)
  }
  for (const row of opened.filter(({ kind }) => kind === 'ticket') as TicketThread[]) {
    const params = { id: asTicketId(row.ticketId) }
    expect((await desk(readDeskTicket, { params })).subject).toBe(row.subject)
    const { messages } = await desk(listTicketMessages, { params, query: {} })
    expect(messages.at(-1)!.content).toBe(row.last.excerpt)
  }
  expect((await desk(countThreads, {})).unread).toBeGreaterThan(requests / 14)
})

it('has open and closed tickets of an agency, of every category', async () => {
  const closed = await agent(listTickets, { query: { IsClosed: 'true' } })
  expect(closed.rows.length).toBeGreaterThan(5)
  for (const TicketCategory of [1, 2, 3, 4, 5, 6]) {
    const { rows } = await agent(listTickets, { query: { TicketCategory } })
    expect(rows.length, `${TicketCategory}`).toBeGreaterThan(1)
    const { Tickets } = await agent(readTicket, { params: { id: asTicketId(rows[0]!.Id) }, query: {} })
    expect(Tickets).toHaveLength(2)
  }
})

it('can be taken away and made again', async () => {
  const before = await counted()
  await withClient(database.superuserUrl, forgetConversations)
  expect(Object.values((await counted())[0]!).every((count) => Number(count) === 0)).toBe(true)
  await withClient(database.urls.owner, (owner) => fillConversations(owner, silent))
  expect(await counted()).toEqual(before)
})
