import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import {
  calendarOf,
  otherCalendar,
  showDayAndMonth,
  showDeadline,
  tehran,
  todayIn,
} from '@sarai/locale/date/date-display.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

/** What is agreed to with the price: what cancelling will cost. */
export function PolicyCard({ quote }: { quote: QuoteReply }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const policy = quote.CancellationPolicy.map(({ DaysBefore, Percent }) => ({
    daysBefore: DaysBefore,
    percent: Percent,
  }))
  const free = quote.FreeCancellationUntil === null ? undefined : Date.parse(quote.FreeCancellationUntil)
  const now = useClock(30_000, free !== undefined)
  return (
    <CardSection title={t('policy')}>
      <div className="grid gap-1 border-t border-line px-3.5 py-3 sm:px-4.5">
        <ul className="grid gap-1">
          {sayCancellation(language, policy).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {free !== undefined && free > now && (
          <p className="text-small text-muted">
            {t('freeUntil', { moment: showDeadline(language, free) })}{' '}
            <bdi>({showDayAndMonth(language, todayIn(tehran, free), otherCalendar(calendarOf(language)))})</bdi>
          </p>
        )}
      </div>
    </CardSection>
  )
}
