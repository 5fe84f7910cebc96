import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { listMessages, markMessagesRead, sendMessage } from '@sarai/wire/desk/requests/messages.ts'
import { listNotes, markNotesRead, sendNote } from '@sarai/wire/portal/notes.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

/** An app in which agents have asked, and they and the desk write to each other. */
export async function openTalking() {
  const opened = await openDrafting()
  const { database, callAs, aStaffMember, someone } = opened
  const clerk = await aStaffMember('reservations')
  const desk = callAs(clerk.token)

  async function talking() {
    const agent = await someone()
    const { Id } = await agent.submit()
    const id = Id as RequestId
    const params = { id }
    let last = 0
    return {
      ...agent,
      id,
      of: { agencyId: agent.agencyId, requestId: id },
      /** Each has seen everything, unless it is said. */
      says: async (Content: string, LastSeenId: number = last) =>
        (last = (await agent.call(sendNote, { body: { Id: id, Content, LastSeenId } })).Id),
      hears: async (content: string, lastSeen: number = last) =>
        (last = (await desk(sendMessage, { params, body: { content, lastSeen } })).id),
      notes: (BeforeId?: number) => agent.call(listNotes, { query: { accommodationReserveRequestId: id, BeforeId } }),
      messages: async (before?: number) => (await desk(listMessages, { params, query: { before } })).messages,
      agencyReads: (UpToId: number) => agent.call(markNotesRead, { params, body: { UpToId } }),
      deskReads: (upTo: number) => desk(markMessagesRead, { params, body: { upTo } }),
    }
  }
  /** What costs nothing is confirmed as soon as it is accepted. */
  async function atNoCost<Made>(make: () => Promise<Made>): Promise<Made> {
    await database.sql(`update room_type set base_price = 0`)
    const made = await make()
    await database.sql(`update room_type set base_price = 10000`)
    return made
  }
  return { ...opened, clerk, desk, talking, atNoCost }
}
