import { useState, type FormEvent } from 'react'
import { User } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallFailed } from '@sarai/contract/client.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { Link } from '@sarai/ui/kit/link.tsx'
import { PasswordField } from '@sarai/ui/kit/password-field.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { AuthHeading } from '#features/auth/auth-heading.tsx'
import { useLoginWords } from '#features/auth/login-words.ts'
import { pageAfterLogin } from '#shared/page-after-login.ts'
import { logIn, session } from '#shared/session.ts'
import { useSubmission } from '#shared/submission.ts'

export function LoginPage() {
  const t = useLoginWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  // The login itself clears it; what is shown stays until the page changes.
  const [wasLost] = useState(session.wasLost)
  const [wasTried, setWasTried] = useState(false)
  const login = useSubmission(() => logIn(username, password), {
    success: () => void navigate(pageAfterLogin(search.get('next'))),
  })

  const missing = (value: string) => (wasTried && value.trim() === '' ? { error: t('wrongRequired') } : {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (username.trim() !== '' && password !== '') login.submit(undefined)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <AuthHeading title={t('welcome')}>{t('loginHelp')}</AuthHeading>
      {wasLost && login.error === undefined && <Callout>{t('sessionExpired')}</Callout>}
      {login.error && (
        <Callout tone={isUnderReview(login.error) ? 'info' : 'error'} isNews>
          {login.error.message}
        </Callout>
      )}
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        icon={User}
        size="large"
        value={username}
        onChange={setUsername}
        isRequired
        {...missing(username)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        size="large"
        value={password}
        onChange={setPassword}
        labelAction={<Link href="/auth/forgot-password">{t('forgot')}</Link>}
        isRequired
        {...missing(password)}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={login.isPending}>
        {t('logIn')}
      </Button>
      <p className="text-center text-soft">
        {t('noAccount')} <Link href="/auth/register">{t('requestAccount')}</Link>
      </p>
    </form>
  )
}

/** Nothing went wrong: the desk has not looked at the request yet. */
function isUnderReview(error: Error): boolean {
  return error instanceof CallFailed && error.code === 'AGENCY_PENDING'
}
