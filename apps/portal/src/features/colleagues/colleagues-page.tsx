import { useState } from 'react'
import { UserPlus } from 'lucide-react'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useColleagueWords } from '#features/colleagues/colleague-words.ts'
import { InvitationsCard } from '#features/colleagues/invitations-card.tsx'
import { RoleNotes } from '#features/colleagues/role-notes.tsx'
import { TeamCard } from '#features/colleagues/team-card.tsx'
import { useProfile } from '#shared/profile.ts'

const InviteDialog = laterDialog(async () => (await import('#features/colleagues/invite-dialog.tsx')).InviteDialog)

/** Everybody sees who works here; owners also decide about it. */
export function ColleaguesPage() {
  const t = useColleagueWords()
  const role = useProfile().data?.Role
  const isOwner = role === 'owner'
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="max-w-280">
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          isOwner && (
            <Button variant="primary" icon={UserPlus} onPress={() => setInviting(true)}>
              {t('invite')}
            </Button>
          )
        }
      />
      <div className="grid items-start gap-4.5 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-4.5">
          <TeamCard isOwner={isOwner} />
          <InvitationsCard isOwner={isOwner} />
        </div>
        <RoleNotes isForOwners={role === undefined || isOwner} />
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  )
}
