import { useEffect, useEffectEvent, useState } from 'react'
import { LoaderCircle, MailCheck, MailX } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { verifyEmail } from '@sarai/wire/portal/accounts.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { isBadLink, type MailLink } from '@sarai/frame/session/mail-link.ts'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { api } from '#shared/api.ts'

/** What the link of a confirmation mail opens, with or without a login: it confirms, and says how that went. */
export function ConfirmEmailPage() {
  const t = useAuthWords()
  const { token = '' } = useLoaderData<MailLink>()
  const { isDone, error, confirm } = useConfirmation(token)
  if (isDone) {
    return (
      <AuthCard icon={MailCheck} tone="success" isNews>
        <AuthHeading title={t('confirmed')}>{t('confirmedHelp')}</AuthHeading>
        <ButtonLink href="/dashboard" variant="primary" size="large" isWide>
          {t('toPortal')}
        </ButtonLink>
      </AuthCard>
    )
  }
  const hasNoLink = token === ''
  if (hasNoLink || isBadLink(error)) {
    return (
      <AuthCard icon={MailX} tone="error" isNews>
        {hasNoLink ? (
          <AuthHeading title={t('noLinkTitle')}>{t('noLink')}</AuthHeading>
        ) : (
          <AuthHeading title={t('oldConfirmation')}>{t('oldConfirmationHelp')}</AuthHeading>
        )}
        <ButtonLink href="/account/verify-email" variant="primary" size="large" isWide>
          {t('newConfirmation')}
        </ButtonLink>
      </AuthCard>
    )
  }
  if (error) {
    return (
      <AuthCard icon={MailX} tone="error" isNews>
        <AuthHeading title={t('confirmFailed')}>{error.message}</AuthHeading>
        <Button variant="primary" size="large" isWide onPress={confirm}>
          {t('tryAgain')}
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard icon={LoaderCircle} tone="neutral" isBusy>
      <AuthHeading title={t('confirmTitle')}>{t('confirming')}</AuthHeading>
    </AuthCard>
  )
}

/** One link is one write: the same key however often it is sent, so that a lost answer can be asked for again. */
function useConfirmation(token: string) {
  const [key] = useState(() => crypto.randomUUID())
  const [isDone, setDone] = useState(false)
  const submission = useSubmission(() => api(verifyEmail, { body: { Token: token } }, { key }), {
    success: () => setDone(true),
  })
  const confirm = () => submission.submit(undefined)
  const confirmAtOnce = useEffectEvent(confirm)
  useEffect(() => {
    if (token !== '') confirmAtOnce()
  }, [token])
  return { isDone, error: submission.error, confirm }
}
