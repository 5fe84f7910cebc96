import { Clock } from 'lucide-react'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline, showTime, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { lastMinutes, showCountdown, showTimeLeft, urgencyOf } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { DeadlineLines } from '#shared/deadline/deadline-lines.tsx'
import { useDeadlineWords } from '#shared/deadline/deadline-words.ts'
import { urgencyColours } from '#shared/deadline/urgency-colours.ts'

/** The time left, by seconds at the end. `says` gets what the clock of Tehran shows then, with the day where it is not today. */
export function RunningClock({ at, says }: { at: number; says: (inTehran: string) => string }) {
  const t = useDeadlineWords()
  const { language } = useLanguage()
  const minute = useClock(30_000)
  const isLast = at > minute && at - minute < lastMinutes
  const now = Math.max(minute, useClock(1_000, isLast))
  const left = at - now
  const inTehran = todayIn(tehran, at) === todayIn(tehran, now) ? showTime(language, at) : showDeadline(language, at)
  const text = isLast && left > 0 ? t('left', { time: showCountdown(language, left) }) : showTimeLeft(language, at, now)
  return (
    <DeadlineLines icon={Clock} colour={urgencyColours[urgencyOf(left)]} text={text}>
      {says(inTehran)}
    </DeadlineLines>
  )
}
