import { MailCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { Card } from '@sarai/ui/kit/card.tsx'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { ButtonLink } from '@sarai/ui/kit/link.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'

export function RegisterSuccessPage() {
  const t = useAuthWords()
  const email = (useLocation().state as { email?: string } | null)?.email
  return (
    <Card className="grid gap-4 p-6 sm:p-8">
      <span className="grid size-14 place-items-center rounded-card bg-success-soft text-on-success-soft">
        <Icon of={MailCheck} size={26} />
      </span>
      <header>
        <h1 tabIndex={-1} className="text-[1.625rem] leading-snug font-bold outline-none">
          {t('thanksTitle')}
        </h1>
        <p className="text-soft">
          {email === undefined ? t('thanksBodyPlain') : t.rich('thanksBody', { email: <bdi dir="ltr">{email}</bdi> })}
        </p>
      </header>
      <div className="grid gap-2">
        <h2 className="text-h3 font-semibold">{t('nextTitle')}</h2>
        <ol className="grid list-decimal gap-1.5 ps-5 text-soft marker:text-muted">
          <li>{t('nextReview')}</li>
          <li>{t('nextMail')}</li>
          <li>{t('nextLogin')}</li>
        </ol>
      </div>
      <ButtonLink href="/auth/login" variant="primary" size="large" isWide>
        {t('backToLogin')}
      </ButtonLink>
    </Card>
  )
}
