import {
  bePresentAtDesk as hereAtDesk,
  closeThread as close,
  downloadDeskFile as openAtDesk,
  listMessages as messages,
  markMessagesRead as readAtDesk,
  reopenThread as reopen,
  sendMessage as answer,
  settleThread as settle,
  uploadDeskFile as attach,
} from '@sarai/wire/desk/requests/messages.ts'
import {
  addSavedReply as addReply,
  editSavedReply as editReply,
  listSavedReplies as replies,
} from '@sarai/wire/desk/requests/saved-replies.ts'
import { countThreads as counts, listThreads as inbox } from '@sarai/wire/desk/requests/threads.ts'
import {
  bePresent as here,
  downloadNoteFile as open,
  listNotes as notes,
  markNotesRead as read,
  sendNote as send,
} from '@sarai/wire/portal/notes.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'
import { listMessages, listNotes } from '#reservations/notes/list-notes.ts'
import { countThreads, listThreads } from '#reservations/notes/list-threads.ts'
import { markMessagesRead, markNotesRead, settleThread } from '#reservations/notes/mark-read.ts'
import { bePresent, bePresentAtDesk } from '#reservations/notes/be-present.ts'
import { downloadDeskFile, downloadNoteFile, uploadDeskFile } from '#reservations/notes/note-files.ts'
import { closeThread, reopenThread } from '#reservations/notes/reopen-thread.ts'
import { addSavedReply, editSavedReply, listSavedReplies } from '#reservations/notes/saved-replies.ts'
import { sendMessage, sendNote } from '#reservations/notes/send-note.ts'
import type { UploadParts } from '#uploads/made-safe.ts'

export function serveNotes(serve: Serve, parts: UploadParts & { db: Database }) {
  const { db } = parts
  serve(notes, ({ query }, caller) => listNotes(db, caller, query.accommodationReserveRequestId, query.BeforeId))
  serve(send, ({ body }, caller) => sendNote(db, caller, body))
  serve(read, ({ params, body }, caller) => markNotesRead(db, caller, params.id, body.UpToId))
  serve(here, ({ params, body }, caller) => bePresent(db, caller, params.id, body.IsWriting))
  serve(open, ({ params }, caller) => downloadNoteFile(parts, caller, params))
  serve(messages, ({ params, query }, caller) => listMessages(db, caller, params.id, query.before))
  serve(answer, ({ params, body }, caller) => sendMessage(db, caller, params.id, body))
  serve(attach, ({ params, query, body }, caller) =>
    uploadDeskFile(parts, caller, params.id, { name: query.name, content: body }),
  )
  serve(openAtDesk, ({ params }, caller) => downloadDeskFile(parts, caller, params))
  serve(readAtDesk, ({ params, body }, caller) => markMessagesRead(db, caller, params.id, body.upTo))
  serve(hereAtDesk, ({ params, body }, caller) => bePresentAtDesk(db, caller, params.id, body.isWriting))
  serve(settle, ({ params, body }, caller) => settleThread(db, caller, params.id, body.upTo))
  serve(reopen, ({ params, body }, caller) => reopenThread(db, caller, params.id, body.version))
  serve(close, ({ params, body }, caller) => closeThread(db, caller, params.id, body.version))
  serve(inbox, ({ query }, caller) => listThreads(db, caller, query))
  serve(counts, (_, caller) => countThreads(db, caller))
  serve(replies, (_, caller) => listSavedReplies(db, caller))
  serve(addReply, ({ body }, caller) => addSavedReply(db, caller, body))
  serve(editReply, ({ params, body }, caller) => editSavedReply(db, caller, params.id, body))
}
