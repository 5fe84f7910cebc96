import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** What was agreed about cancelling when it was submitted, and what the agency wrote with it. */
export function AgreedCards({ of: { CancellationPolicy, Description } }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const policy = CancellationPolicy.map(({ DaysBefore, Percent }) => ({ daysBefore: DaysBefore, percent: Percent }))
  return (
    <>
      <CardSection title={t('cancellation')}>
        <ul className="grid gap-1 border-t border-line px-3.5 py-3.5 text-small sm:px-4.5">
          {sayCancellation(language, policy).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </CardSection>
      {Description !== '' && (
        <CardSection title={t('notes')}>
          <p dir="auto" className="border-t border-line px-3.5 py-3.5 wrap-anywhere whitespace-pre-line sm:px-4.5">
            {Description}
          </p>
        </CardSection>
      )}
    </>
  )
}
