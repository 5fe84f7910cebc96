import { useEffect, useEffectEvent, useState } from 'react'
import { LoaderCircle, MailX } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { readInvitation } from '@sarai/wire/portal/colleagues.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { isBadLink, type MailLink } from '@sarai/frame/session/mail-link.ts'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { AcceptInvitationForm } from '#features/auth/link/accept-invitation-form.tsx'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { api } from '#shared/api.ts'

/** What the link of an invitation opens: who invites, and a password to choose. */
export function InvitationPage() {
  const t = useAuthWords()
  const { token = '' } = useLoaderData<MailLink>()
  const { invitation, error, read, reject } = useInvitation(token)
  // A page that was reloaded has no link either: it is not the invitation's fault.
  const hasNoLink = token === ''
  if (hasNoLink || isBadLink(error)) {
    return (
      <AuthCard icon={MailX} tone="error" isNews>
        {hasNoLink ? (
          <AuthHeading title={t('noLinkTitle')}>{t('openLinkAgain')}</AuthHeading>
        ) : (
          <AuthHeading title={t('oldInvitation')}>{t('oldInvitationHelp')}</AuthHeading>
        )}
        <ButtonLink href="/auth/login" size="large" isWide>
          {t('backToLogin')}
        </ButtonLink>
      </AuthCard>
    )
  }
  if (error) {
    return (
      <AuthCard icon={MailX} tone="error" isNews>
        <AuthHeading title={t('invitationFailed')}>{error.message}</AuthHeading>
        <Button variant="primary" size="large" isWide onPress={read}>
          {t('tryAgain')}
        </Button>
      </AuthCard>
    )
  }
  if (invitation === undefined) {
    return (
      <AuthCard icon={LoaderCircle} tone="neutral" isBusy>
        <AuthHeading title={t('invitationTitle')}>{t('readingInvitation')}</AuthHeading>
      </AuthCard>
    )
  }
  return <AcceptInvitationForm token={token} invitation={invitation} onBadLink={reject} />
}

function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<ReplyOf<typeof readInvitation>>()
  const [rejection, reject] = useState<Error>()
  const submission = useSubmission(() => api(readInvitation, { body: { Token: token } }), {
    success: (_, answer) => setInvitation(answer),
  })
  const read = () => submission.submit(undefined)
  const readAtOnce = useEffectEvent(read)
  useEffect(() => {
    if (token !== '') readAtOnce()
  }, [token])
  return { invitation, error: rejection ?? submission.error, read, reject }
}
