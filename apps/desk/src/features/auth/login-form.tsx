import { useState, type FormEvent } from 'react'
import { User } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button.tsx'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { PasswordField } from '@sarai/ui/kit/password-field.tsx'
import { TextField } from '@sarai/ui/kit/text-field.tsx'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { logIn } from '#shared/session.ts'
import { useSubmission } from '#shared/submission.ts'

const words = { en, fa }

export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const t = useWords(words)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const login = useSubmission(() => logIn(username, password), { success: onLoggedIn })

  const missing = (value: string) => (wasTried && value.trim() === '' ? { error: t('required') } : {})
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
        <p className="text-soft">{t('help')}</p>
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
        isRequired
        {...missing(password)}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={login.isPending}>
        {t('logIn')}
      </Button>
    </form>
  )
}
