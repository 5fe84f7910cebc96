import { useLocation, useSearchParams } from 'react-router'
import type { DeskThread } from '@sarai/wire/desk/requests/threads.ts'

export type OpenedThread = { readonly kind: DeskThread['kind']; readonly id: number }

/** Each kind has a name of its own in the address: `?open=10482` is a request, `?ticket=12` a ticket. */
const names = { request: 'open', ticket: 'ticket' } as const

/** The thread that is open beside the list. */
export function useOpenedThread() {
  const [address, setAddress] = useSearchParams()
  // The list keeps there how far it was walked.
  const { state } = useLocation() as { state: unknown }
  const kind = address.has(names.ticket) ? 'ticket' : 'request'
  const named = address.get(names[kind]) ?? ''
  const opened: OpenedThread | undefined = /^[1-9]\d{0,14}$/.test(named) ? { kind, id: Number(named) } : undefined
  return {
    opened,
    open: (thread: OpenedThread | undefined) => {
      const next = new URLSearchParams(address)
      for (const name of Object.values(names)) next.delete(name)
      if (thread !== undefined) next.set(names[thread.kind], `${thread.id}`)
      setAddress(next, { replace: true, state, preventScrollReset: true })
    },
  }
}

/** One name for both kinds: requests and tickets are numbered apart. */
export const keyOf = ({ kind, id }: OpenedThread) => `${kind} ${id}`

export const threadOf = (thread: DeskThread): OpenedThread =>
  thread.kind === 'request' ? { kind: 'request', id: thread.requestId } : { kind: 'ticket', id: thread.ticketId }
