import { tehran } from '@sarai/locale/date/date-display.ts'
import { DeadlineTime } from '@sarai/ui/booking/deadline-time.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { TimeLeft } from '#features/requests/time-left.tsx'

/** How long it is still, and what the clocks will show then: in Tehran and at the hotel. */
export function DeadlineParts({ at, now, zone }: { at: number; now: number; zone: string }) {
  const t = useDetailsWords()
  return (
    <dl className="flex flex-wrap divide-x divide-line rounded-inner border border-line bg-surface text-ink">
      {[
        [t('timeLeft'), <TimeLeft key="left" dueAt={new Date(at).toISOString()} isHeld={false} now={now} />] as const,
        [t('tehran'), <DeadlineTime key="tehran" at={at} now={now} zone={tehran} />] as const,
        [t('hotelTime'), <DeadlineTime key="hotel" at={at} now={now} zone={zone} />] as const,
      ].map(([name, value]) => (
        <div key={name} className="grid content-start px-3 py-1.5">
          <dt className="text-micro text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
