import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useClock } from '@sarai/frame/clock.ts'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useRowKeys } from '@sarai/ui/kit/table/row-keys.ts'
import { useKeptRow } from '#shared/split/kept-row.ts'

/** Whoever walks on does not open every row on the way. */
const restMs = 150

type Numbered = { id: number; number: string }

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
  const { areOn } = useShortcutSettings()
  const list = useRef<HTMLUListElement>(null)
  const { rows: shown, goneId } = useKeptRow(rows, openedId)
  const [rested, setRested] = useState<number>()
  useRowKeys(list, areOn, { isOpen: true, onPeek: (place) => setRested(shown[place]?.id) })
  useEffect(() => {
    if (rested === undefined) return undefined
    const timer = setTimeout(() => {
      setRested(undefined)
      if (rested !== openedId) onOpen(rested)
    }, restMs)
    return () => clearTimeout(timer)
  }, [rested, openedId, onOpen])
  return (
    <ul ref={list} aria-label={caption} className="divide-y divide-line">
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
