import { MailCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { AuthCard } from '#features/auth/auth-card.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'

export function RegisterSuccessPage() {
  const t = useAuthWords()
  const email = (useLocation().state as { email?: string } | null)?.email
  return (
    <AuthCard icon={MailCheck} tone="success">
      <AuthHeading title={t('thanksTitle')}>
        {email === undefined ? t('thanksBodyPlain') : t.rich('thanksBody', { email: <bdi dir="ltr">{email}</bdi> })}
      </AuthHeading>
      <div className="grid gap-2">
        <h2 className="text-h3 font-semibold">{t('nextTitle')}</h2>
        <ol className="grid list-decimal gap-1.5 ps-5 text-soft rtl:list-[persian] marker:text-muted">
          <li>{t('nextReview')}</li>
          <li>{t('nextMail')}</li>
          <li>{t('nextLogin')}</li>
        </ol>
      </div>
      <ButtonLink href="/auth/login" variant="primary" size="large" isWide>
        {t('backToLogin')}
      </ButtonLink>
    </AuthCard>
  )
}
