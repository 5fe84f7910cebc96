import { CalendarCheck, Clock, Hourglass, RotateCcw } from 'lucide-react'
import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline, showTime, showWeekday, showDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { lastMinutes, showCountdown, showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { DeadlineLines, StoppedClock } from '#shared/deadline/deadline-lines.tsx'
import { timeAtHotel } from '#shared/deadline/time-at-hotel.ts'

/** By when somebody has to act: the time left, and what the clocks show then in Tehran and at the hotel. */
export function DeadlineCell({ of: request }: { of: ListedRequest }) {
  const { Turn, TurnDueAt, DeadlineAt, DeadlineHeldSince, ReviveUntil } = request
  if (DeadlineAt !== null && DeadlineHeldSince !== null) {
    return <StoppedClock at={DeadlineAt} heldSince={DeadlineHeldSince} />
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
  /** The day is added where it is not today. */
  const inTehran = todayIn(tehran, at) === todayIn(tehran, now) ? showTime(language, at) : showDeadline(language, at)
  const text = isLast && left > 0 ? t('left', { time: showCountdown(language, left) }) : showTimeLeft(language, at, now)
  return (
    <DeadlineLines icon={Clock} colour={colour} text={text}>
      {t('bothTimes', { tehran: inTehran, hotel: timeAtHotel(language, at, zone) })}
    </DeadlineLines>
  )
}

function Owed({ at }: { at: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const time = showDeadline(language, at)
  return (
    <DeadlineLines icon={Hourglass} text={showTimeLeft(language, at, now)}>
      {t(at < now ? 'answerWasDue' : 'answerBy', { time })}
    </DeadlineLines>
  )
}

function Revivable({ until }: { until: number }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  if (until <= now) return <Nothing />
  return (
    <DeadlineLines icon={RotateCcw} text={showTimeLeft(language, until, now)}>
      {t('reviveBy', { time: showDeadline(language, until) })}
    </DeadlineLines>
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
    <DeadlineLines
      icon={CalendarCheck}
      text={days === 0 ? t('arrivesToday') : t('arrivesIn', { days: showQuantity(language, days, 'day') })}
    >
      {`${showWeekday(language, checkIn, 'brief')} ${showDate(language, checkIn)}`}
    </DeadlineLines>
  )
}

/** On a phone, where no column has to be kept, a line with a dash would say nothing. */
const Nothing = () => <span className="text-muted max-sm:hidden">—</span>
