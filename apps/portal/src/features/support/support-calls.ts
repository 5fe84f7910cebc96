import { useQuery } from '@tanstack/react-query'
import {
  downloadTicketFile,
  listTicketCategories,
  listTickets,
  markTicketRead,
  readTicket,
  switchTicket,
  writeTicket,
  type Ticket,
} from '@sarai/wire/portal/tickets.ts'
import { useWrite } from '@sarai/frame/data/write.ts'
import { useListAddress } from '@sarai/frame/list/list-address.ts'
import { useList } from '@sarai/frame/list/use-list.ts'
import type { Conversation, ThreadNote } from '@sarai/frame/thread/conversation.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useSupportWords } from '#features/support/support-words.ts'
import { api } from '#shared/api.ts'
import { attachFile } from '#shared/attach-file.ts'

export const ticketTabs = ['open', 'closed'] as const

/** Categories are told in the language of whoever asks: each language is read by itself. */
export function useTickets() {
  const { language } = useLanguage()
  const address = useListAddress({ tabs: ticketTabs, filters: ['category'] })
  return useList(['ticket', language], address, ({ tab, category, after }) =>
    api(listTickets, {
      query: {
        IsClosed: tab === 'closed' ? 'true' : 'false',
        ...(category !== undefined && { TicketCategory: category }),
        ...(after !== undefined && { After: after }),
      },
    }),
  )
}

export function useCategories() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['house', 'ticket-categories', language],
    queryFn: async () => (await api(listTicketCategories, {})).TicketCategories,
  })
}

export function useTicket(id: number) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: ['ticket', id, 'head', language],
    queryFn: () => api(readTicket, { params: { id }, query: {} }),
  })
}

export function conversationOf(id: number): Conversation {
  const params = { id }
  return {
    topic: 'ticket',
    id,
    read: async (BeforeId) =>
      (await api(readTicket, { params, query: BeforeId === undefined ? {} : { BeforeId } })).Tickets.map(noteFrom),
    send: ({ text: Content, lastSeen: LastSeenId, files }, once) =>
      api(writeTicket, { params, body: { Content, LastSeenId, Files: [...files] } }, once),
    attach: attachFile,
    open: (file) => api(downloadTicketFile, { params: { id, file } }),
    mark: (UpToId) => api(markTicketRead, { params, body: { UpToId } }),
  }
}

const noteFrom = (ticket: Ticket): ThreadNote => ({
  id: ticket.Place,
  text: ticket.Content,
  at: ticket.CreateDateTime,
  author: ticket.CreatorUserName,
  isOurs: !ticket.IsBroker,
  isMine: ticket.IsMine,
  isRead: ticket.IsRead,
  files: ticket.Files.map(({ Id, Name, IsPdf, State }) => ({ id: Id, name: Name, isPdf: IsPdf, state: State })),
})

export function useSwitch({ Id: id, Number: number }: { Id: number; Number: string }) {
  const t = useSupportWords()
  const notify = useSnackbar()
  return useWrite({
    send: (IsClosed: boolean, once) => api(switchTicket, { params: { id }, body: { IsClosed } }, once),
    changes: ['ticket'],
    onDone: (isClosed) => notify('success', t(isClosed ? 'closeDone' : 'reopenDone', { number })),
  })
}
