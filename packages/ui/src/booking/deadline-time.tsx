import { showDayAndMonth, showTime, showWeekday, todayIn } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '#kit/language.tsx'

/** What a clock will show at a deadline. The day stands small under it where it is not today: beside it, it breaks. */
export function DeadlineTime({ at, now, zone }: { at: number; now: number; zone: string }) {
  const { language } = useLanguage()
  const day = todayIn(zone, at)
  return (
    <>
      {showTime(language, at, zone)}{' '}
      {day !== todayIn(zone, now) && (
        <span className="block text-micro font-normal whitespace-nowrap text-muted">
          {showWeekday(language, day, 'brief')} {showDayAndMonth(language, day)}
        </span>
      )}
    </>
  )
}
