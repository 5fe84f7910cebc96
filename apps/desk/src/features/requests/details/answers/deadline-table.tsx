import { CircleCheck, Clock } from 'lucide-react'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { firstDeadline } from '@sarai/domain/request/clocks/payment-deadline.ts'
import { useClock } from '@sarai/frame/clock.ts'
import {
  calendarOf,
  dateToType,
  showDeadline,
  showLongDateTime,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { showTimeLeft } from '@sarai/locale/date/duration-display.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

type DeadlineTableProps = { checkInAt: number; optionUntil: number | undefined }

/** The times of which the earliest counts; the deadline is a result and not a field. It moves while the option is typed. */
export function DeadlineTable({ checkInAt, optionUntil }: DeadlineTableProps) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const now = useClock(30_000)
  const { at } = firstDeadline(now, checkInAt, optionUntil)
  const times = [
    [t('in24'), now + 24 * msPerHour],
    ...(optionUntil === undefined ? [] : [[t('beforeOption'), optionUntil - 2 * msPerHour] as const]),
    [t('beforeCheckIn'), checkInAt - 72 * msPerHour],
  ] as const
  const yearOf = (time: number) => dateToType(todayIn(tehran, time), calendarOf(language)).slice(0, 4)
  const rows = times.some(([, time]) => time === at) ? times : [...times, [t('atLeast'), at] as const]
  return (
    <section className="grid gap-1.5">
      <h3 className="text-small font-medium text-soft">
        {t('payBy')} <span className="font-normal text-muted">{t('payByNote')}</span>
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-inner border border-line">
        {rows.map(([name, time]) => {
          const counts = time === at
          return (
            <li
              key={name}
              className={`flex items-center gap-x-3 px-3.5 py-2 ${counts ? 'bg-primary-soft font-semibold text-on-primary-soft' : 'text-soft'}`}
            >
              <Icon of={counts ? CircleCheck : Clock} size={16} />
              <span className="grow">{name}</span>
              <span className="grid shrink-0 justify-items-end">
                {yearOf(time) === yearOf(now) ? showDeadline(language, time) : showLongDateTime(language, time)}
                <span className="text-small font-normal">{showTimeLeft(language, time, now)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
