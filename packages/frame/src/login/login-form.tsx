import { useState, type FormEvent, type ReactNode } from 'react'
import { User } from 'lucide-react'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { PasswordField } from '@sarai/ui/kit/field/password-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useLoginWords } from '#login/login-words.ts'
import type { LosableSession } from '#session/session-loss.ts'
import { useSubmission } from '#data/submission.ts'

type LoginFormProps<Answer> = {
  /** An `AuthHeading`. */
  heading: ReactNode
  session: LosableSession
  logIn: (username: string, password: string) => Promise<Answer>
  /** Returns its navigation. */
  onLoggedIn: (answer: Answer) => unknown
  /** On the line of the password: a link for those who forgot it, which takes the typed name along. */
  passwordLink?: (username: string) => ReactNode
  /** Under the button. */
  children?: ReactNode
}

/** Username and password. Without the forms' library and its schemas: the first screen is to load fast. */
export function LoginForm<Answer>({ heading, session, logIn, onLoggedIn, ...extra }: LoginFormProps<Answer>) {
  const t = useLoginWords()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  // The login itself clears it; what is shown stays until the page changes.
  const [wasLost] = useState(session.wasLost)
  const [why] = useState(session.whyEnded)
  const [wasTried, setWasTried] = useState(false)
  const login = useSubmission(() => logIn(username, password), { success: (_, answer) => onLoggedIn(answer) })

  const missing = (value: string) => (wasTried && value.trim() === '' ? { error: t('wrongRequired') } : {})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (username.trim() !== '' && password !== '') login.submit(undefined)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {heading}
      {wasLost && login.error === undefined && (
        <Callout tone={why ? 'warning' : 'info'}>{why ?? t('sessionExpired')}</Callout>
      )}
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
        labelAction={extra.passwordLink?.(username)}
        isRequired
        {...missing(password)}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={login.isPending}>
        {t('logIn')}
      </Button>
      {extra.children}
    </form>
  )
}

/** Nothing went wrong: the desk has not looked at the request yet. */
function isUnderReview(error: Error): boolean {
  return error instanceof CallFailed && error.code === 'AGENCY_PENDING'
}
