import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useDashboardWords } from '#features/dashboard/dashboard-words.ts'

/** Where there is no sidebar to say it. */
export function VerifyNotice() {
  const t = useDashboardWords()
  return (
    <Callout
      tone="warning"
      title={t('verifyTitle')}
      actions={
        <ButtonLink href="/account/verify-email" size="small">
          {t('verify')}
        </ButtonLink>
      }
    >
      {t('verifyText')}
    </Callout>
  )
}
