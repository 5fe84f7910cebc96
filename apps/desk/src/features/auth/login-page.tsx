import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { LoginForm } from '@sarai/frame/login/login-form.tsx'
import { pageAfterLogin } from '@sarai/frame/session/page-after-login.ts'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { SecondHalf } from '#features/auth/second-half.tsx'
import { loginWay } from '#shared/login-way.ts'
import { session, startLogin, type HalfLogin } from '#shared/session.ts'

export function LoginPage() {
  const t = useAuthWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [half, setHalf] = useState<HalfLogin>()
  const enter = () => navigate(pageAfterLogin(loginWay, search.get('next')))
  return half ? (
    <SecondHalf half={half} onLoggedIn={enter} onStartAgain={() => setHalf(undefined)} />
  ) : (
    <LoginForm
      heading={<AuthHeading title={t('welcome')}>{t('help')}</AuthHeading>}
      session={session}
      logIn={startLogin}
      onLoggedIn={setHalf}
    />
  )
}
