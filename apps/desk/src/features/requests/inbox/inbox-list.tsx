import { useRef, type ReactNode } from 'react'
import type { DeskThread } from '@sarai/wire/desk/requests/threads.ts'
import { InboxRow } from '#features/requests/inbox/inbox-row.tsx'
import { useInboxWords } from '#features/requests/inbox/inbox-words.ts'
import { keyOf, threadOf, type OpenedThread } from '#features/requests/inbox/opened-thread.ts'
import { useKeptRow } from '#shared/split/kept-row.ts'
import { useWalkedRows } from '#shared/split/walked-rows.ts'

const keyOfRow = (thread: DeskThread) => keyOf(threadOf(thread))
/** What is read has left the list of those that wait; what it says of them is no longer so. */
const asRead = (thread: DeskThread): DeskThread => ({ ...thread, unread: 0, waitingSince: null })

type InboxListProps = {
  rows: readonly DeskThread[]
  now: number
  opened: OpenedThread | undefined
  onOpen: (thread: OpenedThread) => void
  /** Said where there is none. */
  empty: ReactNode
}

/** The threads, which J and K walk. The one that is open keeps its row, under the focus, when reading takes it off the list. */
export function InboxList({ rows, now, opened, onOpen, empty }: InboxListProps) {
  const t = useInboxWords()
  const openedKey = opened && keyOf(opened)
  const { rows: shown, goneId } = useKeptRow(rows, openedKey, keyOfRow)
  const list = useRef<HTMLUListElement>(null)
  useWalkedRows(
    list,
    (place) => shown[place],
    (thread) => keyOfRow(thread) !== openedKey && onOpen(threadOf(thread)),
  )
  if (shown.length === 0) return empty
  return (
    <ul ref={list} aria-label={t('caption')} className="divide-y divide-line">
      {shown.map((thread) => {
        const key = keyOfRow(thread)
        return (
          <InboxRow
            key={key}
            of={key === goneId ? asRead(thread) : thread}
            now={now}
            isOpen={key === openedKey}
            onOpen={() => onOpen(threadOf(thread))}
          />
        )
      })}
    </ul>
  )
}
