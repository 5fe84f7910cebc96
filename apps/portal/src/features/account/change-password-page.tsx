import { Card } from '@sarai/ui/kit/card.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { ChangePasswordForm } from '#features/account/change-password-form.tsx'
import { SessionsCard } from '#features/account/sessions-card.tsx'

export function ChangePasswordPage() {
  const t = useAccountWords()
  return (
    <div className="max-w-180">
      <PageHeader title={t('changeTitle')} note={t('changeNote')} />
      <div className="grid gap-4.5">
        <Card className="p-3.5 sm:p-4.5">
          <ChangePasswordForm />
        </Card>
        <SessionsCard />
      </div>
    </div>
  )
}
