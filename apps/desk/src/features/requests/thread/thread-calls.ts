import {
  bePresentAtDesk,
  closeThread,
  downloadDeskFile,
  listMessages,
  markMessagesRead,
  reopenThread,
  sendMessage,
  settleThread,
  uploadDeskFile,
  type DeskMessage,
} from '@sarai/wire/desk/requests/messages.ts'
import { asLine } from '@sarai/wire/values/as-line.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import type { Conversation, ThreadNote } from '@sarai/frame/thread/conversation.ts'
import { useNotes } from '@sarai/frame/thread/use-thread.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { requestQueries } from '#features/requests/request-counts.ts'
import { useTalkWords } from '#features/requests/thread/thread-words.ts'
import { api } from '#shared/api.ts'

export function conversationAbout(requestId: number): Conversation {
  const params = { id: requestId }
  return {
    topic: 'note',
    id: requestId,
    read: async (before) => {
      const { messages } = await api(listMessages, { params, query: before === undefined ? {} : { before } })
      return messages.map(noteFrom)
    },
    send: ({ text, lastSeen, files }, once) =>
      api(sendMessage, { params, body: { content: text, lastSeen, files: [...files] } }, once),
    attach: async (file) => {
      const name = firstCharacters(asLine(file.name), 120) || 'file'
      return (await api(uploadDeskFile, { params, query: { name }, body: file })).id
    },
    open: (file) => api(downloadDeskFile, { params: { id: requestId, file } }),
    beHere: async (isWriting) => {
      const { colleagues, isAgencyWriting } = await api(bePresentAtDesk, { params, body: { isWriting } })
      return { colleagues, isOtherSideWriting: isAgencyWriting }
    },
    mark: (upTo) => api(markMessagesRead, { params, body: { upTo } }),
  }
}

export const noteFrom = ({ content, writtenAt, isDesk, ...message }: DeskMessage): ThreadNote => ({
  ...message,
  text: content,
  at: writtenAt,
  isOurs: isDesk,
})

/** How many of the agency's messages nobody at the desk has read. */
export function useUnread(requestId: number): number {
  const { notes } = useNotes(conversationAbout(requestId))
  return notes?.filter(({ isOurs, isRead }) => !isOurs && !isRead).length ?? 0
}

/** For both sides, of the version that was seen. */
export function useOpening({ id, number, version }: { id: number; number: string; version: number }) {
  const t = useTalkWords()
  const notify = useSnackbar()
  return useWrite({
    send: (to: 'reopen' | 'close', once) =>
      api(to === 'reopen' ? reopenThread : closeThread, { params: { id }, body: { version } }, once),
    changes: requestQueries,
    onDone: (to) => notify('success', t(to === 'reopen' ? 'reopenDone' : 'closeDone', { number })),
  })
}

/** Up to the last message that is shown: what comes meanwhile waits again. */
export function useSettle({ id, number }: { id: number; number: string }) {
  const t = useTalkWords()
  const notify = useSnackbar()
  return useWrite({
    send: (upTo: number) => api(settleThread, { params: { id }, body: { upTo } }),
    changes: ['note'],
    onDone: () => notify('success', t('doneDone', { number })),
  })
}
