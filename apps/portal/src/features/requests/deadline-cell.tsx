import { CalendarCheck, Hourglass, RotateCcw } from 'lucide-react'
import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDate, showDeadline, showWeekday } from '@sarai/locale/date/date-display.ts'
import { showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { DeadlineLines, StoppedClock } from '#shared/deadline/deadline-lines.tsx'
import { RunningClock } from '#shared/deadline/running-clock.tsx'
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

function Running({ at, zone }: { at: number; zone: string }) {
  const t = useRequestWords()
  const { language } = useLanguage()
  const hotel = timeAtHotel(language, at, zone)
  return <RunningClock at={at} says={(inTehran) => t('bothTimes', { tehran: inTehran, hotel })} />
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
