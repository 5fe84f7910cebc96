import { sendTicketMessage } from '@sarai/wire/desk/support/tickets.ts'
import { listTickets, openTicket, readTicket, writeTicket } from '@sarai/wire/portal/tickets.ts'
import { asTicketId } from '@sarai/domain/ground/ids.ts'
import { openTestApp } from '#testing/test-app.ts'

/** An app in which agencies ask for help, and the desk answers. */
export async function openAsking() {
  const opened = await openTestApp()
  const { callAs, anAgency, aStaffMember } = opened
  const clerk = await aStaffMember('reservations')
  const desk = callAs(clerk.token)

  async function asking(subject = 'Our logo is missing', TicketCategory = 5) {
    const agency = await anAgency()
    const call = callAs(agency.token)
    const asked = { TicketCategory, Subject: subject, Content: 'It was there yesterday.' }
    const { Id } = await call(openTicket, { body: asked })
    const id = asTicketId(Id)
    const params = { id }
    let last = 1
    return {
      ...agency,
      call,
      id,
      params,
      /** Each has seen everything, unless it is said. */
      says: async (Content: string, LastSeenId: number = last) =>
        (last = (await call(writeTicket, { params, body: { Content, LastSeenId } })).Place),
      hears: async (content: string, lastSeen: number = last) =>
        (last = (await desk(sendTicketMessage, { params, body: { content, lastSeen } })).id),
      ticket: () => call(readTicket, { params, query: {} }),
      list: async ({ isClosed = false, ...query }: { isClosed?: boolean; TicketCategory?: number } = {}) =>
        (await call(listTickets, { query: { IsClosed: `${isClosed}`, ...query } })).rows,
    }
  }
  return { ...opened, clerk, desk, asking }
}
