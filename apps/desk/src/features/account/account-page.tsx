import { CardSection } from '@sarai/ui/kit/card.tsx'
import { PageHeader } from '@sarai/ui/kit/page-header.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { PasswordForm } from '#features/account/password-form.tsx'
import { RecoveryCard } from '#features/account/recovery-card.tsx'
import { SessionsCard } from '#features/account/sessions-card.tsx'
import { useProfile } from '#shared/profile.ts'

export function AccountPage() {
  const t = useAccountWords()
  const profile = useProfile()
  const { name = '', username = '', recoveryCodes } = profile.data ?? {}
  return (
    <div className="max-w-180">
      <PageHeader
        title={t('title')}
        note={
          <>
            <bdi>{name}</bdi> · <bdi dir="ltr">{username}</bdi>
          </>
        }
      />
      <div className="grid gap-4.5">
        <CardSection title={t('password')}>
          <div className="px-3.5 pb-4 sm:px-4.5">
            <PasswordForm username={username} />
          </div>
        </CardSection>
        <RecoveryCard left={recoveryCodes} />
        <SessionsCard />
      </div>
    </div>
  )
}
