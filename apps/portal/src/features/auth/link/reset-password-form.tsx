import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { readResetLink, resetPassword } from '@sarai/wire/portal/accounts.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { HiddenUsername } from '@sarai/frame/form/password/hidden-username.tsx'
import { isBadLink } from '@sarai/frame/session/mail-link.ts'
import { NewPasswordInputs } from '@sarai/frame/form/password/new-password-inputs.tsx'
import { newPasswordFields, passwordsMatch } from '@sarai/frame/form/password/new-password.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { BadLink } from '#features/auth/link/bad-link.tsx'
import { forgottenUsername } from '#features/auth/forgotten-username.ts'
import { api } from '#shared/api.ts'
import { session } from '#shared/session.ts'

const schema = z.strictObject(newPasswordFields).check(passwordsMatch)
const redirectAfterMs = 1000

export function ResetPasswordForm({ userId, token }: { userId: string; token: string }) {
  const t = useAuthWords()
  const [username] = useState(forgottenUsername.kept)
  const [isDone, setDone] = useState(false)
  const isOld = useIsOldLink(userId, token)
  useLoginSoon(isDone)
  const reset = useCallForm({
    asksBeforeLeaving: false,
    schema,
    start: { NewPassword: '', repeat: '' },
    send: ({ NewPassword }, once) => api(resetPassword, { body: { UserId: userId, Token: token, NewPassword } }, once),
    onSent: () => {
      // The server has ended every session; one of this browser would only lead past the login form.
      if (session.mayTakeOver()) session.end()
      forgottenUsername.forget()
      setDone(true)
    },
  })
  // A look at the link that comes late finds it used by this very form.
  if ((isOld && !isDone) || isBadLink(reset.problem)) return <BadLink title={t('badLink')} text={t('badLinkHelp')} />
  return (
    <FormOf call={reset} heading={<AuthHeading title={t('resetTitle')}>{t('resetHelp')}</AuthHeading>}>
      {isDone && (
        <Callout tone="success" isNews>
          {t('resetDone')}
        </Callout>
      )}
      <HiddenUsername username={username} />
      <NewPasswordInputs of={reset} size="large" />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={reset.isPending}
        isDisabled={!reset.form.formState.isValid || isDone}
      >
        {t('saveNew')}
      </Button>
    </FormOf>
  )
}

/** Asked as soon as the form is there. Without an answer the form stays: then the link is judged when it is used. */
function useIsOldLink(userId: string, token: string) {
  const look = useSubmission(() => api(readResetLink, { body: { UserId: userId, Token: token } }), {
    success: () => undefined,
  })
  const lookAtOnce = useEffectEvent(() => look.submit(undefined))
  useEffect(() => lookAtOnce(), [])
  return isBadLink(look.error)
}

function useLoginSoon(isDone: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void navigate('/auth/login', { state: { isPasswordNew: true } }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
}
