import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

/** Why the agency is rejected although nobody at the desk decided so, and why there is nothing to decide. */
export function LostAddress() {
  const t = useAgencyWords()
  return (
    <Callout tone="warning" title={t('addressLostTitle')} className="mb-4">
      {t('addressLost')}
    </Callout>
  )
}
