import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useFlightsWords } from '#features/new-request/flights/flights-words.ts'
import { fa } from '#features/new-request/flights/messages.fa.ts'

/** What wrong flights lead to; in English the English sentence stands beside the Persian one [wizard-16]. */
export function FlightWarning() {
  const t = useFlightsWords()
  const { language } = useLanguage()
  return (
    <Callout tone="warning" title={t('warningTitle')}>
      {language === 'en' && <p>{t('warning')}</p>}
      <p lang="fa" dir="rtl" className="rtl:text-start">
        {fa.warning}
      </p>
    </Callout>
  )
}
