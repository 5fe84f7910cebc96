import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useState } from 'react'
import type { InvitationDTO } from '@sarai/wire/portal/colleagues.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useInvitations } from '#features/colleagues/colleague-calls.ts'
import { useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { InvitationRow } from '#features/colleagues/invitation-row.tsx'

const WithdrawDialog = laterDialog(
  async () => (await import('#features/colleagues/withdraw-dialog.tsx')).WithdrawDialog,
)

/** There only while somebody is invited, or nobody knows: an empty list would say nothing. */
export function InvitationsCard({ isOwner }: { isOwner: boolean }) {
  const t = useColleagueWords()
  const now = useClock(60_000)
  const read = useInvitations(isOwner)
  const invitations = read.data ?? []
  const [chosen, setChosen] = useState<InvitationDTO>()
  if (read.error && !read.data) {
    return (
      <CardSection title={t('open')}>
        <LoadError of={read} />
      </CardSection>
    )
  }
  if (invitations.length === 0) return null
  return (
    <CardSection title={t('open')} note={t('people', { count: invitations.length })}>
      <ul className="divide-y divide-line border-t border-line">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.Id}
            invitation={invitation}
            now={now}
            onWithdraw={() => setChosen(invitation)}
          />
        ))}
      </ul>
      {chosen && <WithdrawDialog invitation={chosen} onClose={() => setChosen(undefined)} />}
    </CardSection>
  )
}
