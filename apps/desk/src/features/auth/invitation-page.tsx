import { useEffect, useEffectEvent, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { readInvitation } from '@sarai/wire/desk/staff.ts'
import { anonymous } from '@sarai/frame/data/calls.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { isBadLink, type MailLink } from '@sarai/frame/session/mail-link.ts'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { AcceptForm } from '#features/auth/accept-form.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { SecondHalf } from '#features/auth/second-half.tsx'
import { loginWay } from '#shared/login-way.ts'
import type { HalfLogin } from '#shared/session.ts'

/** What the link of an invitation opens: the name and the password, then the app, then the desk. */
export function InvitationPage() {
  const t = useAuthWords()
  const navigate = useNavigate()
  const { token = '' } = useLoaderData<MailLink>()
  const [username, setUsername] = useState<string>()
  const [half, setHalf] = useState<HalfLogin>()
  const look = useSubmission(() => anonymous(readInvitation, { body: { token } }), {
    success: (_, invited) => setUsername(invited.username),
  })
  const read = () => look.submit(undefined)
  const readAtOnce = useEffectEvent(read)
  useEffect(() => {
    if (token !== '') readAtOnce()
  }, [token])

  if (half) {
    return (
      <SecondHalf
        half={half}
        onLoggedIn={() => navigate(loginWay.home)}
        onStartAgain={() => navigate(loginWay.login)}
      />
    )
  }
  // A page that was reloaded has no link either: it is not the invitation's fault.
  if (token === '') return <NotOpened title={t('noLinkTitle')} text={t('noLinkText')} />
  if (isBadLink(look.error)) return <NotOpened title={t('badLinkTitle')} text={t('badLinkText')} />
  if (look.error) return <NotRead error={look.error} onRetry={read} />
  if (username === undefined) {
    return (
      <div className="grid gap-4">
        <AuthHeading title={t('invitationTitle')} />
        <Loading className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      </div>
    )
  }
  return <AcceptForm token={token} username={username} onAccepted={setHalf} />
}

function NotOpened({ title, text }: { title: string; text: string }) {
  const t = useAuthWords()
  return (
    <div className="grid gap-4">
      <AuthHeading title={title} />
      <Callout tone="warning" isNews>
        {text}
      </Callout>
      <ButtonLink href={loginWay.login} variant="primary" size="large" isWide>
        {t('toLogin')}
      </ButtonLink>
    </div>
  )
}

/** The token is out of the address by now: a reload would lose it, a button does not. */
function NotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useAuthWords()
  return (
    <div className="grid gap-4">
      <AuthHeading title={t('invitationFailed')} />
      <Callout tone="error" isNews>
        {error.message}
      </Callout>
      <Button variant="primary" size="large" isWide onPress={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
