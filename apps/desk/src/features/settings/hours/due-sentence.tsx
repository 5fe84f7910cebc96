import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import type { readAnswerHours } from '@sarai/wire/desk/house-rules.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { hoursForm, hoursOf, type TypedHours } from '#features/settings/hours/hours-form.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'

type DueSentenceProps = { typed: TypedHours; hours: ReplyOf<typeof readAnswerHours> }

/** What follows from what is typed, by the very rule that the answer clock goes by. */
export function DueSentence({ typed, hours: { zone, holidays } }: DueSentenceProps) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const due = () => {
    const { shifts, answerMinutes } = hoursOf(typed)
    return answerDueAt(now, {
      zone,
      shifts: shifts.map(({ weekday, ...times }) => ({ ...times, weekdays: [weekday] })),
      holidays: holidays.map(({ day }) => calendarDay(day)),
      targetMs: answerMinutes * msPerMinute,
    })
  }
  return (
    <Callout>
      <span aria-live="polite">
        {hoursForm.safeParse(typed).success
          ? t('dueNow', { when: showDeadline(language, due(), undefined, zone) })
          : t('dueUnknown')}
      </span>
    </Callout>
  )
}
