import { useQuery } from '@tanstack/react-query'
import {
  assignTicket,
  downloadDeskTicketFile,
  listTicketMessages,
  markTicketMessagesRead,
  readDeskTicket,
  sendTicketMessage,
  settleTicket,
  switchDeskTicket,
  uploadTicketFile,
} from '@sarai/wire/desk/support/tickets.ts'
import { asLine } from '@sarai/wire/values/as-line.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import type { Conversation } from '@sarai/frame/thread/conversation.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { noteFrom } from '#features/requests/thread/thread-calls.ts'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { api } from '#shared/api.ts'

/** Named after what the live stream calls it. */
export function useTicket(id: number) {
  return useQuery({ queryKey: ['ticket', id, 'head'], queryFn: () => api(readDeskTicket, { params: { id } }) })
}

export function conversationOfTicket(id: number): Conversation {
  const params = { id }
  return {
    topic: 'ticket',
    id,
    read: async (before) => {
      const { messages } = await api(listTicketMessages, { params, query: before === undefined ? {} : { before } })
      return messages.map(noteFrom)
    },
    send: ({ text, lastSeen, files }, once) =>
      api(sendTicketMessage, { params, body: { content: text, lastSeen, files: [...files] } }, once),
    attach: async (file) => {
      const name = firstCharacters(asLine(file.name), 120) || 'file'
      return (await api(uploadTicketFile, { params, query: { name }, body: file })).id
    },
    open: (file) => api(downloadDeskTicketFile, { params: { id, file } }),
    mark: (upTo) => api(markTicketMessagesRead, { params, body: { upTo } }),
  }
}

type Named = { id: number; number: string }

export function useSwitchTicket({ id, number }: Named) {
  const t = useInboxWords()
  const notify = useSnackbar()
  return useWrite({
    send: (isClosed: boolean, once) => api(switchDeskTicket, { params: { id }, body: { isClosed } }, once),
    changes: ['ticket', id],
    onDone: (isClosed) => notify('success', t(isClosed ? 'ticketClosed' : 'ticketReopened', { number })),
  })
}

export function useAssignTicket({ id }: Named) {
  return useWrite({
    send: (staffId: number, once) => api(assignTicket, { params: { id }, body: { staffId } }, once),
    changes: ['ticket', id],
  })
}

/** Up to the last message that is shown: what comes meanwhile waits again. */
export function useSettleTicket({ id, number }: Named) {
  const t = useInboxWords()
  const notify = useSnackbar()
  return useWrite({
    send: (upTo: number) => api(settleTicket, { params: { id }, body: { upTo } }),
    changes: ['note'],
    onDone: () => notify('success', t('ticketSettled', { number })),
  })
}
