import { useEffect, useEffectEvent, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { useIsHearing } from '#data/hearing.ts'
import { useWrite } from '#data/write.ts'
import { readNotesEvery } from '#thread/read-notes-every.ts'
import type { Conversation, NewNote, ThreadNote } from '#thread/conversation.ts'

/** From the end; whoever scrolls up asks for the older ones. Named after what the live stream calls it. */
export function useNotes({ topic, id, read }: Conversation) {
  const isHearing = useIsHearing()
  const query = useInfiniteQuery({
    queryKey: [topic, id],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => ((page[0]?.id ?? 1) > 1 ? page[0]!.id : undefined),
    refetchInterval: readNotesEvery(isHearing),
  })
  return { query, notes: query.data?.pages.toReversed().flat() }
}

/** Whoever did not see the last note is told so, and theirs stays in the field. */
export function useSend({ topic, id, send }: Conversation, onSent: (sent: NewNote) => void) {
  const [isSecond, setSecond] = useState(false)
  /** One of which nobody knows whether it arrived. Sent again it is the same message, whatever came in since. */
  const [lost, setLost] = useState<NewNote>()
  const { write, isPending } = useWrite({
    send,
    changes: [topic, id],
    onDone: (sent) => {
      setSecond(false)
      setLost(undefined)
      onSent(sent)
    },
    onRefused: (error, sent) => {
      const isUnseen = error instanceof CallFailed && error.code === 'NOTES_UNSEEN'
      setLost(isOutcomeKnown(error) ? undefined : sent)
      setSecond(isUnseen)
      return isUnseen
    },
  })
  const isLost = (note: NewNote) => lost?.text === note.text && lost.files.join() === note.files.join()
  return { write: (note: NewNote) => write(isLost(note) ? lost! : note), isPending, isSecond }
}

const isOutcomeKnown = (error: Error) => error instanceof CallFailed && error.status >= 400 && error.status < 500

/** Read once it was in view for a moment: up to the last note that was seen, and no further. */
export function useMark(
  { mark }: Conversation,
  notes: readonly ThreadNote[] | undefined,
  { isInView, afterMs }: { isInView: boolean; afterMs: number },
): void {
  const lastUnread = notes?.findLast(({ isOurs, isRead }) => !isOurs && !isRead)?.id
  // A mark that is lost is made again with the next note, or the next visit: nobody has to hear of it.
  const markNow = useEffectEvent((upTo: number) => void mark?.(upTo).catch(() => undefined))
  useEffect(() => {
    if (lastUnread === undefined || !isInView) return undefined
    const timer = setTimeout(() => markNow(lastUnread), afterMs)
    return () => clearTimeout(timer)
  }, [lastUnread, isInView, afterMs])
}

/** Whether an element is on the screen, and the screen before somebody's eyes. */
export function useInView(): [isInView: boolean, ref: (element: HTMLElement | null) => void] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (element === null) return undefined
    let isShown = false
    const look = () => setInView(isShown && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      isShown = entries.at(-1)!.isIntersecting
      look()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [element])
  return [isInView, setElement]
}
