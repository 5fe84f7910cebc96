import { listTicketsAbout, switchDeskTicket } from '@sarai/wire/desk/support/tickets.ts'
import { openTicket } from '@sarai/wire/portal/tickets.ts'
import { asTicketId } from '@sarai/domain/ground/ids.ts'
import { expect, it } from 'vitest'
import { changing } from '#reservations/testing/changing.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { listTicketsAbout as list } from '#support/desk-tickets.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { someStaff } from '#testing/some-callers.ts'

const drafting = await openDrafting()
const { database, callAs } = drafting
const { submitted } = changing(drafting)
const clerk = callAs((await drafting.aStaffMember('reservations')).token)

it('the desk reads with a request what was asked from its page, the newest first [ticket-02]', async () => {
  const [one, other] = [await submitted(), await submitted()]
  const ask = (Subject: string, RequestId = one.of.requestId) =>
    one.call(openTicket, { body: { TicketCategory: 5, Subject, Content: 'May they stay on?', RequestId } })
  const first = await ask('One night more')
  await ask('A cot')
  await clerk(switchDeskTicket, { params: { id: asTicketId(first.Id) }, body: { isClosed: true } })
  expect((await clerk(listTicketsAbout, { params: one.params })).tickets).toMatchObject([
    { subject: 'A cot', isClosed: false },
    { id: first.Id, number: `T-${first.Id}`, subject: 'One night more', isClosed: true },
  ])
  expect(await clerk(listTicketsAbout, { params: other.params })).toEqual({ tickets: [] })
})

it('which costs what those tickets cost, however many others there are', async () => {
  const { of } = await submitted()
  await database.sql(`
    insert into ticket (agency_id, category_id, subject, about_request, opened_by, opened_at, notes, read_by_agency,
      rank, place, last_note_at, last_is_desk, last_author, excerpt)
    select agency_id, category_id, subject, about_request, opened_by, opened_at, 1, 1, 2, n, now(), false, 'Somebody', ''
    from ticket, generate_series(1, 10000) n`)
  await database.sql('vacuum analyze ticket')
  const { plansOf } = await openExplained(database)
  const { scanned, rows } = judge(await plansOf((db) => list(db, someStaff, of.requestId)), new Set(['ticket']))
  expect([scanned, rows]).toEqual([[], 0])
})
