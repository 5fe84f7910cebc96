import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { policyForm, policyOf, type TypedPolicy } from '#features/settings/cancellation/policy-form.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'

/** What the steps that are typed mean together. */
export function PolicySentence({ typed }: { typed: TypedPolicy }) {
  const t = useSettingsWords()
  const { language } = useLanguage()
  const isWhole = policyForm.safeParse(typed).success
  return (
    <Callout title={t('policyReads')}>
      <ul aria-live="polite">
        {isWhole ? (
          sayCancellation(language, policyOf(typed)).map((line) => <li key={line}>{line}</li>)
        ) : (
          <li>{t('policyUnknown')}</li>
        )}
      </ul>
    </Callout>
  )
}
