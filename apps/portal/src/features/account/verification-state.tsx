import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import type { AgencyInfo } from '#features/account/account-calls.ts'
import { useAccountWords } from '#features/account/account-words.ts'

/** How far the address is: verified, on its way to that, or still waiting for the first mail. */
export function VerificationState({ info, wasSent }: { info: AgencyInfo; wasSent: boolean }) {
  const t = useAccountWords()
  const email = (
    <bdi dir="ltr" className="font-semibold wrap-anywhere">
      {info.Email}
    </bdi>
  )
  if (info.IsEmailVerified) {
    return (
      <Callout tone="success" title={t('verified')} isNews={wasSent}>
        {t.rich('verifiedText', { email })}
      </Callout>
    )
  }
  return wasSent ? (
    <Callout tone="info" title={t('sentTitle')}>
      {t('sentText')}
    </Callout>
  ) : (
    <Callout tone="warning" title={t('notVerified')}>
      {t.rich('waitingText', { email })}
    </Callout>
  )
}
