import type { ReactNode } from 'react'
import { CalendarCheck, Clock, Hourglass, Pause, RotateCcw, type LucideIcon } from 'lucide-react'
import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline, showTime, showWeekday, showDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { lastMinutes, showBriefDuration, showCountdown, showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

/** By when somebody has to act: the time left, and what the clocks show then in Tehran and at the hotel. */
export function DeadlineCell({ of: request }: { of: ListedRequest }) {
  const { Turn, TurnDueAt, DeadlineAt, DeadlineHeldSince, ReviveUntil } = request
  if (DeadlineAt !== null && DeadlineHeldSince !== null) {
    return <Stopped left={Date.parse(DeadlineAt) - Date.parse(DeadlineHeldSince)} />
  }
  if (ReviveUntil !== null) return <Revivable until={Date.parse(ReviveUntil)} />
  if (TurnDueAt === null) return <Arrival of={request} />
  const at = Date.parse(TurnDueAt)
  return Turn === 'agency' ? <Running at={at} zone={request.HotelTimeZone} /> : <Owed at={at} />
}

/** Colours only help: the words say how long it is. */
function Running({ at, zone }: { at: number; zone: string }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const minute = useClock(30_000)
  const isLast = at > minute && at - minute < lastMinutes
  const now = Math.max(minute, useClock(1_000, isLast))
  const left = at - now
  const colour = left < msPerHour ? 'text-error' : left < 2 * msPerHour ? 'text-on-warning-soft' : 'text-ink'
  /** The day is added where it is another than today. */
  const time = (where: string) =>
    todayIn(where, at) === todayIn(where, now)
      ? showTime(language, at, where)
      : showDeadline(language, at, undefined, where)
  const text = isLast && left > 0 ? t('left', { time: showCountdown(language, left) }) : showTimeLeft(language, at, now)
  return (
    <Lines icon={Clock} colour={colour} text={text}>
      {t('bothTimes', { tehran: time(tehran), hotel: time(zone) })}
    </Lines>
  )
}

function Stopped({ left }: { left: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  return (
    <Lines icon={Pause} text={t('stopped')}>
      {t('kept', { time: showBriefDuration(language, Math.max(0, left)) })}
    </Lines>
  )
}

function Owed({ at }: { at: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const time = showDeadline(language, at)
  return (
    <Lines icon={Hourglass} text={showTimeLeft(language, at, now)}>
      {t(at < now ? 'answerWasDue' : 'answerBy', { time })}
    </Lines>
  )
}

function Revivable({ until }: { until: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  if (until <= now) return <Nothing />
  return (
    <Lines icon={RotateCcw} text={showTimeLeft(language, until, now)}>
      {t('reviveBy', { time: showDeadline(language, until) })}
    </Lines>
  )
}

/** Of what is booked: when the guests arrive. */
function Arrival({ of: { State, CheckInDate } }: { of: ListedRequest }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const checkIn = calendarDay(CheckInDate)
  const days = daysBetween(useToday(), checkIn)
  if (State !== 'Confirmed' || days < 0) return <Nothing />
  return (
    <Lines
      icon={CalendarCheck}
      text={days === 0 ? t('arrivesToday') : t('arrivesIn', { days: showQuantity(language, days, 'day') })}
    >
      {`${showWeekday(language, checkIn, 'brief')} ${showDate(language, checkIn)}`}
    </Lines>
  )
}

const Nothing = () => <span className="text-muted">—</span>

type LinesProps = { icon: LucideIcon; text: string; colour?: string; children: ReactNode }

function Lines({ icon, text, colour = 'text-soft', children }: LinesProps) {
  return (
    <span className="inline-grid gap-0.5">
      <span className={`flex items-center gap-1.5 font-semibold ${colour}`}>
        <Icon of={icon} size={15} />
        {text}
      </span>
      <span className="text-micro text-muted">{children}</span>
    </span>
  )
}
