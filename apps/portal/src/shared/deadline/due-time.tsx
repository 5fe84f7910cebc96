import { Clock } from 'lucide-react'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline, showTime, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { lastMinutes, showCountdown, showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { DeadlineLines, StoppedClock } from '#shared/deadline/deadline-lines.tsx'
import { useDeadlineWords } from '#shared/deadline/deadline-words.ts'

type DueTimeProps = { at: string; heldSince: string | null }

/** By when something has to be paid: the time left, and what the clock of Tehran shows then. It may stand still. */
export function DueTime({ at, heldSince }: DueTimeProps) {
  if (heldSince !== null) return <StoppedClock at={at} heldSince={heldSince} />
  return <Running at={Date.parse(at)} />
}

function Running({ at }: { at: number }) {
  const t = useDeadlineWords()
  const { language } = useLanguage()
  const minute = useClock(30_000)
  const isLast = at > minute && at - minute < lastMinutes
  const now = Math.max(minute, useClock(1_000, isLast))
  const left = at - now
  const colour = left < msPerHour ? 'text-error' : left < 2 * msPerHour ? 'text-on-warning-soft' : 'text-ink'
  const time = todayIn(tehran, at) === todayIn(tehran, now) ? showTime(language, at) : showDeadline(language, at)
  const text = isLast && left > 0 ? t('left', { time: showCountdown(language, left) }) : showTimeLeft(language, at, now)
  return (
    <DeadlineLines icon={Clock} colour={colour} text={text}>
      {t('byTehran', { time })}
    </DeadlineLines>
  )
}
