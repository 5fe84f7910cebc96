import { useEffect, useRef, useState } from 'react'
import type { DeskPaymentRow } from '@sarai/wire/desk/money/payments.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useRowKeys } from '@sarai/ui/kit/table/row-keys.ts'
import { PaymentRow } from '#features/payments/payment-row.tsx'
import { useKeptPlace } from '#shared/kept-place.ts'

/** Whoever walks on does not open every row on the way. */
const restMs = 150

type PaymentListProps = {
  caption: string
  rows: readonly DeskPaymentRow[]
  openedId: number | undefined
  onOpen: (id: number) => void
}

/** In the order of the server. J and K move, and open where they rest. */
export function PaymentList({ caption, rows, openedId, onOpen }: PaymentListProps) {
  const now = useClock(30_000)
  const { areOn } = useShortcutSettings()
  const list = useRef<HTMLUListElement>(null)
  const { rows: shown, goneId } = useKeptPlace(rows, openedId)
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
        <PaymentRow
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
