import { changeStaffPassword, endStaffSession, listStaffSessions } from '@sarai/wire/desk/own-account.ts'
import { PasswordForm } from '@sarai/frame/account/password-form.tsx'
import { SessionsCard } from '@sarai/frame/account/sessions-card.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { RecoveryCard } from '#features/account/recovery-card.tsx'
import { api } from '#shared/api.ts'
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
            <PasswordForm
              username={username}
              send={({ CurrentPassword: currentPassword, NewPassword: newPassword }, once) =>
                api(changeStaffPassword, { body: { currentPassword, newPassword } }, once)
              }
            />
          </div>
        </CardSection>
        <RecoveryCard left={recoveryCodes} />
        <SessionsCard
          list={() => api(listStaffSessions, {})}
          end={(id, once) => api(endStaffSession, { params: { id } }, once)}
        />
      </div>
    </div>
  )
}
