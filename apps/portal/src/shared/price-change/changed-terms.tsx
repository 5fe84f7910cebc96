import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useChangeWords } from '#shared/price-change/change-words.ts'

/** What cancelling costs from now on; under a title of its own where the price has changed as well. */
export function ChangedTerms({ quote, isTitled }: { quote: PricedStay; isTitled: boolean }) {
  const t = useChangeWords()
  const { language } = useLanguage()
  const policy = quote.CancellationPolicy.map(({ DaysBefore, Percent }) => ({
    daysBefore: DaysBefore,
    percent: Percent,
  }))
  return (
    <div className="mt-1.5 text-small text-ink">
      {isTitled && <p className="font-semibold">{t('policyTitle')}</p>}
      <ul>
        {sayCancellation(language, policy).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
