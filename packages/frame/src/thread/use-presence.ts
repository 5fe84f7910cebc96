import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Conversation, Presence } from '#thread/conversation.ts'

const saidEveryMs = 15_000
const writingEveryMs = 5_000

/**
 * Says that somebody is here for as long as the page is visible, and knows who else is. Only a hint: where it fails,
 * nothing is shown.
 */
export function usePresence({ id, beHere }: Conversation) {
  /** What the next call says; a call that says nothing leaves it as it was. */
  const isWriting = useRef<boolean>(undefined)
  const lastWroteAt = useRef<number>(undefined)
  const { data, refetch } = useQuery({
    queryKey: ['presence', beHere === undefined ? 'nobody' : id],
    queryFn: () => {
      const said = isWriting.current
      isWriting.current = undefined
      return beHere?.(said).catch(() => nobody) ?? nobody
    },
    enabled: beHere !== undefined,
    refetchInterval: (query) => (isSomebodyWriting(query.state.data) ? writingEveryMs : saidEveryMs),
    staleTime: 0,
    gcTime: 0,
  })
  const say = (now: boolean) => {
    if (beHere === undefined) return
    isWriting.current = now
    // One that is under way may have said something else.
    void refetch()
  }
  return {
    presence: data ?? nobody,
    /** At every key. */
    writes: () => {
      const now = performance.now()
      if (lastWroteAt.current !== undefined && now - lastWroteAt.current < writingEveryMs) return
      lastWroteAt.current = now
      say(true)
    },
    /** Sent, or everything taken out again. */
    stops: () => {
      if (lastWroteAt.current === undefined) return
      lastWroteAt.current = undefined
      say(false)
    },
  }
}

const nobody: Presence = { colleagues: [], isOtherSideWriting: false }

const isSomebodyWriting = (presence: Presence | undefined) =>
  presence !== undefined && (presence.isOtherSideWriting || presence.colleagues.some(({ isWriting }) => isWriting))
