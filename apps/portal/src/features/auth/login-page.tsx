import { useState, type FormEvent } from 'react'
import { User } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { Link } from '@sarai/ui/kit/link.tsx'
import { PasswordField } from '@sarai/ui/kit/password-field.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { pageAfterLogin } from '#shared/page-after-login.ts'
import { logIn } from '#shared/session.ts'
import { useSubmission } from '#shared/submission.ts'

export function LoginPage() {
  const t = useAuthWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
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
      <header>
        <h1 tabIndex={-1} className="text-[1.625rem] leading-snug font-bold outline-none">
          {t('welcome')}
        </h1>
        <p className="text-soft">{t('loginHelp')}</p>
      </header>
      {login.error && (
        <Callout tone="error" isNews>
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
