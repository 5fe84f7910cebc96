import { MailCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { ButtonLink, Link } from '@sarai/ui/kit/button/link.tsx'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'

/** Says the same whether or not the user exists; all it knows is what was typed. */
export function ForgotPasswordSubmittedPage() {
  const t = useAuthWords()
  const state = useLocation().state as { username?: string } | null
  return (
    <AuthCard icon={MailCheck} tone="neutral">
      <AuthHeading title={t('submittedTitle')}>{t('submittedBody')}</AuthHeading>
      <p className="text-soft">{t('submittedHelp')}</p>
      <ButtonLink href="/auth/login" variant="primary" size="large" isWide>
        {t('backToLogin')}
      </ButtonLink>
      <p className="grid justify-items-center gap-1 text-center text-soft">
        {state?.username && (
          <span className="wrap-anywhere">
            {t.rich('submittedFor', { username: <bdi dir="ltr">{state.username}</bdi> })}
          </span>
        )}
        <Link href="/auth/forgot-password" routerOptions={{ state }}>
          {t('changeAddress')}
        </Link>
      </p>
    </AuthCard>
  )
}
