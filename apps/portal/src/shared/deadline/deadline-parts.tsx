import { showDeadline, showTime, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { showBriefDuration, showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDeadlineWords } from '#shared/deadline/deadline-words.ts'

/** How long it is still, and what the clocks will show then: in Tehran and at the hotel. */
export function DeadlineParts({ at, now, zone }: { at: number; now: number; zone: string }) {
  const t = useDeadlineWords()
  const { language } = useLanguage()
  /** The day is added where it is another than today. */
  const time = (where: string) =>
    todayIn(where, at) === todayIn(where, now)
      ? showTime(language, at, where)
      : showDeadline(language, at, undefined, where)
  const parts = [
    // Its name says "left" already
    [t('timeLeft'), at > now ? showBriefDuration(language, at - now) : showTimeLeft(language, at, now)],
    [t('tehran'), time(tehran)],
    [t('hotelTime'), time(zone)],
  ] as const
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
