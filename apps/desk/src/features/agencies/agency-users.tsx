import type { AgencyUser } from '@sarai/wire/desk/agencies.ts'
import { Avatar } from '@sarai/ui/kit/show/avatar.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { EmailText } from '@sarai/ui/kit/show/email-text.tsx'
import { useAgencyWords } from '#features/agencies/agency-words.ts'

export function AgencyUsers({ users }: { users: readonly AgencyUser[] }) {
  const t = useAgencyWords()
  return (
    <CardSection title={t('users')}>
      <ul className="divide-y divide-line border-t border-line">
        {users.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center gap-3 px-3.5 py-2.5 sm:px-4.5">
            <Avatar name={user.name} size={32} />
            <div className="min-w-0 grow">
              <bdi className="font-semibold">{user.name}</bdi>
              <span className="block text-small text-muted">
                <EmailText>{user.email}</EmailText>
              </span>
            </div>
            {user.isDisabled && <Badge tone="error">{t('disabled')}</Badge>}
            <Badge tone={user.isEmailVerified ? 'primary' : 'neutral'}>
              {t(user.isEmailVerified ? 'verified' : 'notVerified')}
            </Badge>
            <Badge>{t(user.role)}</Badge>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
