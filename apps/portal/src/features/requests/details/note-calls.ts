import {
  bePresent,
  downloadNoteFile,
  listNotes,
  markNotesRead,
  sendNote,
  type ReserveNote,
} from '@sarai/wire/portal/notes.ts'
import { asRequestId } from '@sarai/domain/ground/ids.ts'
import type { Conversation, ThreadNote } from '@sarai/frame/thread/conversation.ts'
import { api } from '#shared/api.ts'
import { attachFile } from '#shared/attach-file.ts'

/** Only those who answer mark what they have read: an accountant's look leaves it unread for the agents. */
export function conversationOf(requestId: number, mayAnswer: boolean): Conversation {
  return {
    topic: 'note',
    id: requestId,
    read: async (BeforeId) => {
      const query = { accommodationReserveRequestId: requestId, ...(BeforeId !== undefined && { BeforeId }) }
      return (await api(listNotes, { query })).map(noteFrom)
    },
    send: ({ text: Content, lastSeen: LastSeenId, files: Files }, once) =>
      api(sendNote, { body: { Id: asRequestId(requestId), Content, LastSeenId, Files: [...Files] } }, once),
    attach: attachFile,
    open: (file) => api(downloadNoteFile, { params: { id: requestId, file } }),
    beHere: async (IsWriting) => {
      const params = { id: requestId }
      const { Colleagues, IsProviderWriting } = await api(bePresent, { params, body: { IsWriting } })
      return {
        colleagues: Colleagues.map((one) => ({ name: one.Name, isWriting: one.IsWriting })),
        isOtherSideWriting: IsProviderWriting,
      }
    },
    ...(mayAnswer && {
      mark: (UpToId: number) => api(markNotesRead, { params: { id: requestId }, body: { UpToId } }),
    }),
  }
}

const noteFrom = (note: ReserveNote): ThreadNote => ({
  id: note.Id,
  text: note.Content,
  at: note.CreateDateTime,
  author: note.CreatorUserName,
  isOurs: !note.IsBroker,
  isMine: note.IsMine,
  isRead: note.IsRead,
  files: note.Files.map(({ Id, Name, IsPdf, State }) => ({ id: Id, name: Name, isPdf: IsPdf, state: State })),
})
