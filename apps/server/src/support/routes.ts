import {
  addTicketCategory as addCategory,
  editTicketCategory as editCategory,
  listDeskTicketCategories as deskCategories,
} from '@sarai/wire/desk/support/categories.ts'
import {
  assignTicket as assign,
  downloadDeskTicketFile as openAtDesk,
  listTicketMessages as messages,
  listTicketsAbout as about,
  markTicketMessagesRead as readAtDesk,
  readDeskTicket as deskTicket,
  sendTicketMessage as answer,
  settleTicket as settle,
  switchDeskTicket as switchAtDesk,
  uploadTicketFile as attach,
} from '@sarai/wire/desk/support/tickets.ts'
import {
  downloadTicketFile as openFile,
  listTicketCategories as categories,
  listTickets as tickets,
  markTicketRead as read,
  openTicket as open,
  readTicket as ticket,
  switchTicket as switchTo,
  writeTicket as write,
} from '@sarai/wire/portal/tickets.ts'
import { countTickets as counts } from '@sarai/wire/portal/ticket-counts.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'
import { markTicketRead, openTicket, switchTicket, writeTicket } from '#support/agency-tickets.ts'
import {
  assignTicket,
  listTicketsAbout,
  markTicketMessagesRead,
  readDeskTicket,
  sendTicketMessage,
  settleTicket,
  switchDeskTicket,
} from '#support/desk-tickets.ts'
import {
  countTickets,
  listTicketCategories,
  listTicketMessages,
  listTickets,
  readTicket,
} from '#support/read-tickets.ts'
import { addTicketCategory, editTicketCategory, listDeskTicketCategories } from '#support/ticket-categories.ts'
import { downloadDeskTicketFile, downloadTicketFile, uploadTicketFile } from '#support/ticket-files.ts'
import type { UploadParts } from '#uploads/made-safe.ts'

export function serveSupport(serve: Serve, parts: UploadParts & { db: Database }) {
  const { db } = parts
  serve(categories, (_, caller) => listTicketCategories(db, caller))
  serve(tickets, ({ query }, caller) => listTickets(db, caller, query))
  serve(counts, (_, caller) => countTickets(db, caller))
  serve(ticket, ({ params, query }, caller) => readTicket(db, caller, params.id, query.BeforeId))
  serve(open, ({ body }, caller) => openTicket(db, caller, body))
  serve(write, ({ params, body }, caller) => writeTicket(db, caller, params.id, body))
  serve(read, ({ params, body }, caller) => markTicketRead(db, caller, params.id, body.UpToId))
  serve(switchTo, ({ params, body }, caller) => switchTicket(db, caller, params.id, body.IsClosed))
  serve(openFile, ({ params }, caller) => downloadTicketFile(parts, caller, params))
  serve(deskTicket, ({ params }, caller) => readDeskTicket(db, caller, params.id))
  serve(about, ({ params }, caller) => listTicketsAbout(db, caller, params.id))
  serve(messages, ({ params, query }, caller) => listTicketMessages(db, caller, params.id, query.before))
  serve(answer, ({ params, body }, caller) => sendTicketMessage(db, caller, params.id, body))
  serve(readAtDesk, ({ params, body }, caller) => markTicketMessagesRead(db, caller, params.id, body.upTo))
  serve(settle, ({ params, body }, caller) => settleTicket(db, caller, params.id, body.upTo))
  serve(switchAtDesk, ({ params, body }, caller) => switchDeskTicket(db, caller, params.id, body.isClosed))
  serve(assign, ({ params, body }, caller) => assignTicket(db, caller, params.id, body.staffId))
  serve(attach, ({ params, query, body }, caller) =>
    uploadTicketFile(parts, caller, params.id, { name: query.name, content: body }),
  )
  serve(openAtDesk, ({ params }, caller) => downloadDeskTicketFile(parts, caller, params))
  serve(deskCategories, (_, caller) => listDeskTicketCategories(db, caller))
  serve(addCategory, ({ body }, caller) => addTicketCategory(db, caller, body))
  serve(editCategory, ({ params, body }, caller) => editTicketCategory(db, caller, params.id, body))
}
