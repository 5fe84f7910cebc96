import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestStep } from '@sarai/wire/portal/life/request-steps.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { ChangeLines } from '#shared/request-change/change-lines.tsx'

/** What became of it so far, the newest first. */
export function TimelineCard({ of: { Timeline } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const whoIn = ({ Source, Who }: RequestStep) => {
    if (Who !== null) return <bdi>{Who}</bdi>
    return t(Source === 'staff' ? 'byDesk' : 'byItself')
  }
  return (
    <CardSection title={t('timeline')}>
      <ol className="grid gap-3 border-t border-line px-3.5 py-3.5 sm:px-4.5">
        {Timeline.map((step) => (
          <li key={step.Version} className="border-s-2 border-primary-soft ps-3">
            <p className="font-semibold">{stepText(language, step.What)}</p>
            {step.Change && <ChangeLines of={step.Change} />}
            {step.Reason !== null && (
              <p dir="auto" className="text-small text-soft wrap-anywhere">
                {step.Reason}
              </p>
            )}
            <p className="text-small text-muted">
              {whoIn(step)} · {showShortDateTime(language, Date.parse(step.At))}
            </p>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}
