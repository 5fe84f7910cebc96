import { useState } from 'react'
import { Eye, Plus, UsersRound } from 'lucide-react'
import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useCommissionAddress } from '#features/commissions/commission-calls.ts'
import { useCommissionWords } from '#features/commissions/commission-words.ts'
import { GroupCommissions } from '#features/commissions/group-commissions.tsx'
import { useAgencyGroups } from '#shared/agency-groups.ts'

const NewCommissionDialog = laterDialog(
  async () => (await import('#features/commissions/commission-dialog.tsx')).NewCommissionDialog,
)
const GroupsDialog = laterDialog(async () => (await import('#features/commissions/groups-dialog.tsx')).GroupsDialog)
const NewGroupDialog = laterDialog(async () => (await import('#features/commissions/groups-dialog.tsx')).NewGroupDialog)
const SeenDialog = laterDialog(async () => (await import('#features/commissions/seen-dialog.tsx')).SeenDialog)

/** What each agency group earns in promoted hotels. The group is in the address, like everything that shapes the list. */
export function CommissionsPage() {
  const t = useCommissionWords()
  const groups = useAgencyGroups()
  const address = useCommissionAddress()
  const [open, setOpen] = useState<'new' | 'groups' | 'seen'>()
  const close = () => setOpen(undefined)
  const chosen = groups.data?.find(({ code }) => code === address.asked.group) ?? groups.data?.[0]
  const choose = (code: string) => address.setFilter('group', code)
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} actions={chosen && <Actions onOpen={setOpen} />} />
      {groups.error && (
        <Card className="mb-3.5">
          <LoadError of={groups} />
        </Card>
      )}
      {groups.isPending && (
        <Loading>
          <Skeleton className="h-60 w-full rounded-card" />
        </Loading>
      )}
      {groups.data?.length === 0 && <NoGroups onMade={choose} />}
      {groups.data && chosen && (
        <GroupCommissions address={address} groups={groups.data} group={chosen} onGroup={choose} />
      )}
      {open === 'new' && chosen && <NewCommissionDialog group={chosen} onClose={close} />}
      {open === 'seen' && <SeenDialog onClose={close} />}
      {open === 'groups' && <Groups of={groups.data ?? []} onClose={close} onMade={choose} />}
    </>
  )
}

function Actions({ onOpen }: { onOpen: (what: 'new' | 'groups' | 'seen') => void }) {
  const t = useCommissionWords()
  return (
    <>
      <Button icon={Eye} onPress={() => onOpen('seen')}>
        {t('seen')}
      </Button>
      <Button icon={UsersRound} onPress={() => onOpen('groups')}>
        {t('groups')}
      </Button>
      <Button variant="primary" icon={Plus} onPress={() => onOpen('new')}>
        {t('add')}
      </Button>
    </>
  )
}

type GroupsProps = { of: readonly AgencyGroup[]; onClose: () => void; onMade: (code: string) => void }

/** Whoever made a group goes on with it. */
function Groups({ of, onClose, onMade }: GroupsProps) {
  return (
    <GroupsDialog
      groups={of}
      onClose={onClose}
      onMade={(code) => {
        onMade(code)
        onClose()
      }}
    />
  )
}

function NoGroups({ onMade }: { onMade: (code: string) => void }) {
  const t = useCommissionWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <EmptyState
        icon={UsersRound}
        title={t('noGroupsTitle')}
        action={
          <Button variant="primary" icon={Plus} onPress={() => setOpen(true)}>
            {t('newGroup')}
          </Button>
        }
      >
        {t('noGroupsText')}
      </EmptyState>
      {isOpen && <NewGroupDialog onClose={() => setOpen(false)} onMade={onMade} />}
    </Card>
  )
}
