import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { LoginForm } from '@sarai/frame/login/login-form.tsx'
import { pageAfterLogin } from '@sarai/frame/session/page-after-login.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { useLoginWords } from '#features/auth/login-words.ts'
import { loginWay } from '#shared/login-way.ts'
import { logIn, session } from '#shared/session.ts'

export function LoginPage() {
  const t = useLoginWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isPasswordNew = (useLocation().state as { isPasswordNew?: boolean } | null)?.isPasswordNew ?? false
  return (
    <LoginForm
      heading={
        <>
          <AuthHeading title={t('welcome')}>{t('loginHelp')}</AuthHeading>
          {isPasswordNew && (
            <Callout tone="success" isNews>
              {t('passwordIsNew')}
            </Callout>
          )}
        </>
      }
      session={session}
      logIn={logIn}
      onLoggedIn={() => navigate(pageAfterLogin(loginWay, search.get('next')))}
      passwordLink={(username) => (
        <Link href="/auth/forgot-password" routerOptions={{ state: { username } }}>
          {t('forgot')}
        </Link>
      )}
    >
      <p className="text-center text-soft">
        {t('noAccount')} <Link href="/auth/register">{t('requestAccount')}</Link>
      </p>
    </LoginForm>
  )
}
