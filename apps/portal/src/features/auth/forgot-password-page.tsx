import { User } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { forgotPassword, forgottenUsername as username } from '@sarai/wire/portal/accounts.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { useLoginWords } from '@sarai/frame/login/login-words.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { forgottenUsername } from '#features/auth/forgotten-username.ts'
import { api } from '#shared/api.ts'

const schema = z.strictObject({ Username: username })

export function ForgotPasswordPage() {
  const t = useAuthWords()
  const loginWords = useLoginWords()
  const navigate = useNavigate()
  const typedBefore = (useLocation().state as { username?: string } | null)?.username ?? ''
  const request = useCallForm({
    asksBeforeLeaving: false,
    schema,
    start: { Username: typedBefore },
    send: ({ Username }, once) =>
      api(forgotPassword, { body: { Username, ResetPasswordBaseUrl: `${location.origin}/auth/reset-password` } }, once),
    onSent: ({ Username }) => {
      forgottenUsername.keep(Username)
      return navigate('/auth/forgot-password-submitted', { state: { username: Username } })
    },
  })
  return (
    <FormOf call={request} heading={<AuthHeading title={t('forgotTitle')}>{t('forgotHelp')}</AuthHeading>}>
      {request.field('Username', (props) => (
        <TextField
          {...props}
          label={loginWords('username')}
          hint={t('usernameHint')}
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          icon={User}
          size="large"
        />
      ))}
      <Button type="submit" variant="primary" size="large" isWide isPending={request.isPending}>
        {t('sendLink')}
      </Button>
      <p className="text-center">
        <Link href="/auth/login">{t('backToLogin')}</Link>
      </p>
    </FormOf>
  )
}
