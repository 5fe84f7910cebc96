import { useState } from 'react'
import type { InvitationDTO } from '@sarai/contract/colleagues.ts'
import { useClock } from '@sarai/frame/clock.ts'
import { CardSection } from '@sarai/ui/kit/card.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useInvitations, useResend } from '#features/colleagues/colleague-calls.ts'
import { fullName, useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { InvitationRow } from '#features/colleagues/invitation-row.tsx'
import { WithdrawDialog } from '#features/colleagues/withdraw-dialog.tsx'

/** There only while somebody is invited: an empty list would say nothing. */
export function InvitationsCard({ isOwner }: { isOwner: boolean }) {
  const t = useColleagueWords()
  const notify = useSnackbar()
  const now = useClock(60_000)
  const { data: invitations = [] } = useInvitations(isOwner)
  const [chosen, setChosen] = useState<InvitationDTO>()
  const resend = useResend()
  const sendAgain = (invitation: InvitationDTO) =>
    resend.mutate(invitation, {
      onSuccess: () => notify('success', t('resent', { name: fullName(invitation) })),
      onError: (error) => notify('error', error.message),
    })
  if (invitations.length === 0) return null
  return (
    <CardSection title={t('open')} note={t('people', { count: invitations.length })}>
      <ul className="divide-y divide-line border-t border-line">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.Id}
            invitation={invitation}
            now={now}
            isSending={resend.isPending && resend.variables.Id === invitation.Id}
            onResend={() => sendAgain(invitation)}
            onWithdraw={() => setChosen(invitation)}
          />
        ))}
      </ul>
      {chosen && <WithdrawDialog invitation={chosen} onClose={() => setChosen(undefined)} />}
    </CardSection>
  )
}
