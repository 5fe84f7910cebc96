import { useEffect, useRef, type ComponentType } from 'react'
import { useClock } from '@sarai/frame/clock.ts'
import { useKeptRow } from '#shared/split/kept-row.ts'
import { useWalkedRows } from '#shared/split/walked-rows.ts'

type Numbered = { id: number; number: string }
const idOf = ({ id }: Numbered) => id

export type SplitRowProps<Row> = {
  of: Row
  now: number
  isOpen: boolean
  /** It was decided and has left the list. */
  isGone: boolean
  /** Then: the number of the one below it. */
  goneBefore: string | undefined
  onOpen: () => void
}

type SplitListProps<Row> = {
  caption: string
  rows: readonly Row[]
  row: ComponentType<SplitRowProps<Row>>
  openedId: number | undefined
  onOpen: (id: number) => void
}

/**
 * The rows of a list, narrow enough for what is open beside them. J and K move, and open where they rest; Tab walks
 * past the rows to what is open, and Space opens the one that it has reached.
 */
export function SplitList<Row extends Numbered>({ caption, rows, row: Row, openedId, onOpen }: SplitListProps<Row>) {
  const now = useClock(30_000)
  const list = useRef<HTMLUListElement>(null)
  const { rows: shown, goneId } = useKeptRow(rows, openedId, idOf)
  const idAt = (place: number) => shown[place]?.id
  useWalkedRows(list, idAt, (id) => id !== openedId && onOpen(id))
  // An address may name one far down, and so may the one after the last that was decided.
  useEffect(() => {
    if (openedId === undefined) return undefined
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [openedId])
  return (
    // The keys lie over the end of the list.
    <ul ref={list} aria-label={caption} className="divide-y divide-line *:scroll-mb-18">
      {shown.map((row, place) => (
        <Row
          key={row.id}
          of={row}
          now={now}
          isOpen={row.id === openedId}
          isGone={row.id === goneId}
          goneBefore={row.id === goneId ? shown[place + 1]?.number : undefined}
          onOpen={() => onOpen(row.id)}
        />
      ))}
    </ul>
  )
}
