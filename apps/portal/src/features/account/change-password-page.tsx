import { changePassword, endSession, listSessions } from '@sarai/wire/portal/accounts.ts'
import { PasswordForm } from '@sarai/frame/account/password-form.tsx'
import { SessionsCard } from '@sarai/frame/account/sessions-card.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { api } from '#shared/api.ts'
import { loggedInAs } from '#shared/session.ts'

export function ChangePasswordPage() {
  const t = useAccountWords()
  return (
    <div className="max-w-180">
      <PageHeader title={t('changeTitle')} note={t('changeNote')} />
      <div className="grid gap-4.5">
        <Card className="p-3.5 sm:p-4.5">
          <PasswordForm username={loggedInAs()} send={(body, once) => api(changePassword, { body }, once)} />
        </Card>
        <SessionsCard list={openSessions} end={(id, once) => api(endSession, { params: { id } }, once)} />
      </div>
    </div>
  )
}

async function openSessions() {
  const sessions = await api(listSessions, {})
  return sessions.map(({ Id, Device, Address, LastSeenDateTime, IsCurrent }) => ({
    id: Id,
    device: Device,
    address: Address,
    lastSeenAt: LastSeenDateTime,
    isCurrent: IsCurrent,
  }))
}
