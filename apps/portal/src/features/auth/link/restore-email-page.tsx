import { useState } from 'react'
import { MailCheck, MailQuestion, MailX } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { restoreEmail } from '@sarai/wire/portal/accounts.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { isBadLink, type MailLink } from '@sarai/frame/session/mail-link.ts'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { useRestoreWords } from '#features/auth/link/restore-words.ts'
import { api } from '#shared/api.ts'

/** The way back that the old address was sent. Opening it does nothing: programs that look into mails open links too. */
export function RestoreEmailPage() {
  const t = useRestoreWords()
  const { token = '' } = useLoaderData<MailLink>()
  // One link is one write: the same key however often it is sent, so that a lost answer can be asked for again.
  const [key] = useState(() => crypto.randomUUID())
  const [isDone, setDone] = useState(false)
  const submission = useSubmission(() => api(restoreEmail, { body: { Token: token } }, { key }), {
    success: () => setDone(true),
  })
  const { isPending, error } = submission
  if (isDone) {
    return (
      <AuthCard icon={MailCheck} tone="success" isNews>
        <AuthHeading title={t('done')}>{t('doneHelp')}</AuthHeading>
        <ToLogin />
      </AuthCard>
    )
  }
  // A page that was reloaded has no link either: it is not the link's fault.
  if (token === '') {
    return (
      <AuthCard icon={MailX} tone="error" isNews>
        <AuthHeading title={t('noLink')}>{t('noLinkHelp')}</AuthHeading>
        <ToLogin />
      </AuthCard>
    )
  }
  if (isBadLink(error)) {
    return (
      <AuthCard icon={MailX} tone="error" isNews>
        <AuthHeading title={t('old')}>{t('oldHelp')}</AuthHeading>
        <p className="text-soft">{t('oldNext')}</p>
        <ToLogin />
      </AuthCard>
    )
  }
  return (
    <AuthCard icon={MailQuestion} tone="neutral">
      <AuthHeading title={t('title')}>{t('help')}</AuthHeading>
      <p className="text-soft">{t('notYou')}</p>
      {error && <Callout tone="error" title={error.message} isNews />}
      <Button variant="primary" size="large" isWide isPending={isPending} onPress={() => submission.submit(undefined)}>
        {t('restore')}
      </Button>
    </AuthCard>
  )
}

function ToLogin() {
  const t = useRestoreWords()
  return (
    <ButtonLink href="/auth/login" variant="primary" size="large" isWide>
      {t('toLogin')}
    </ButtonLink>
  )
}
