import {
  downloadDeskTicketFile,
  listTicketMessages,
  sendTicketMessage,
  uploadTicketFile,
} from '@sarai/wire/desk/support/tickets.ts'
import { downloadTicketFile, openTicket, readTicket, writeTicket } from '@sarai/wire/portal/tickets.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { asTicketId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { openAsking } from '#support/testing/asking.ts'
import { oldRows } from '#uploads/old-rows.ts'

const { database, callAs, anAgency, desk, asking } = await openAsking()
const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n')
const blob = () => new Blob([new Uint8Array(pdf)], { type: 'application/pdf' })
type Asking = Awaited<ReturnType<typeof asking>>
const attach = async ({ call }: Pick<Asking, 'call'>) =>
  (await call(uploadFile, { query: { Name: 'invoice.pdf' }, body: blob() }))[0]!
const notThere = { status: 404, code: 'NOT_FOUND' }

describe('files along with a ticket [ticket-01]', () => {
  it('go to the desk with the first message and with any other, and back', async () => {
    const call = callAs((await anAgency()).token)
    const first = await attach({ call })
    const body = { TicketCategory: 2, Subject: 'An invoice', Content: 'Here it is', Files: [first] }
    const id = asTicketId((await call(openTicket, { body })).Id)
    const second = await attach({ call })
    await call(writeTicket, { params: { id }, body: { Content: '', LastSeenId: 1, Files: [second] } })
    const { messages } = await desk(listTicketMessages, { params: { id }, query: {} })
    expect(messages.map(({ files }) => files)).toMatchObject([[{ id: first, state: 'clean' }], [{ id: second }]])
    const opened = await desk(downloadDeskTicketFile, { params: { id, file: first } })
    expect(Buffer.from(opened.content)).toEqual(pdf)
    const ours = await desk(uploadTicketFile, { params: { id }, query: { name: 'answer.pdf' }, body: blob() })
    await desk(sendTicketMessage, { params: { id }, body: { content: 'Ours', lastSeen: 2, files: [ours.id] } })
    expect(await call(downloadTicketFile, { params: { id, file: ours.id } })).toMatchObject({ name: 'answer.pdf' })
    // Whoever is not of the agency does not find it, nor does another conversation of it.
    const other = await asking()
    await expect(other.call(downloadTicketFile, { params: { id, file: first } })).rejects.toMatchObject(notThere)
    await expect(other.call(downloadTicketFile, { params: { id: other.id, file: first } })).rejects.toMatchObject(
      notThere,
    )
  })

  it('are used once, and gone after a year: of which it is said so', async () => {
    const { call, params } = await asking()
    const file = await attach({ call })
    const send = (LastSeenId: number) => call(writeTicket, { params, body: { Content: '', LastSeenId, Files: [file] } })
    await send(1)
    await expect(send(2)).rejects.toMatchObject({ code: 'FILE_NOT_THERE' })
    const state = async () => (await call(readTicket, { params, query: {} })).Tickets.at(-1)!.Files[0]!.State
    await sweepOldRows(database.workerDb, oldRows)
    expect(await state()).toBe('clean')
    await database.sql(`update upload set keep_until = keep_until - 366 where id = $1`, [file])
    await sweepOldRows(database.workerDb, oldRows)
    expect(await state()).toBe('deleted')
  })
})
