import { useNavigate, useSearchParams } from 'react-router'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { LoginForm } from '@sarai/frame/login/login-form.tsx'
import { pageAfterLogin } from '@sarai/frame/page-after-login.ts'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'
import { loginWay } from '#shared/login-way.ts'
import { logIn, session } from '#shared/session.ts'

const words = { en, fa }

export function LoginPage() {
  const t = useWords(words)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <LoginForm
      heading={<AuthHeading title={t('welcome')}>{t('help')}</AuthHeading>}
      session={session}
      logIn={logIn}
      onLoggedIn={() => void navigate(pageAfterLogin(loginWay, search.get('next')))}
    />
  )
}
