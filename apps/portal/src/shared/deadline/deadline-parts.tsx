import type { ReactNode } from 'react'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration, showTimeLeft, urgencyOf } from '@sarai/locale/date/duration-display.ts'
import { DeadlineTime } from '@sarai/ui/booking/deadline-time.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDeadlineWords } from '#shared/deadline/deadline-words.ts'
import { urgencyColours } from '#shared/deadline/urgency-colours.ts'

type DeadlinePartsProps = {
  at: number
  now: number
  zone: string
  /** It is the agency that has to hurry. By when we answer is told without a colour, as in the lists. */
  isTheirs?: boolean
}

/** How long it is still, and what the clocks will show then: in Tehran and at the hotel. */
export function DeadlineParts({ at, now, zone, isTheirs = true }: DeadlinePartsProps) {
  const t = useDeadlineWords()
  const { language } = useLanguage()
  // Its name says "left" already
  const left = at > now ? showBriefDuration(language, at - now) : showTimeLeft(language, at, now)
  const parts: readonly (readonly [string, ReactNode])[] = [
    [
      t('timeLeft'),
      <span key="left" className={isTheirs ? urgencyColours[urgencyOf(at - now)] : ''}>
        {left}
      </span>,
    ],
    [t('tehran'), <DeadlineTime key="tehran" at={at} now={now} zone={tehran} />],
    [t('hotelTime'), <DeadlineTime key="hotel" at={at} now={now} zone={zone} />],
  ]
  return (
    <dl className="flex divide-x divide-line rounded-inner border border-line bg-surface text-ink">
      {parts.map(([name, value]) => (
        <div key={name} className="grid content-start px-3 py-1.5 sm:px-3.5">
          <dt className="text-micro text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
