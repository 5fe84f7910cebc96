import { useState } from 'react'
import { UserPlus, Users } from 'lucide-react'
import type { StaffRow } from '@sarai/wire/desk/staff.ts'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { ListTable } from '@sarai/frame/list/list-table.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { EmptyState } from '@sarai/ui/kit/show/empty-state.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { PageHeader } from '@sarai/ui/kit/page/page-header.tsx'
import { useStaff, type StaffChange } from '#features/staff/staff-calls.ts'
import { useStaffColumns } from '#features/staff/staff-columns.tsx'
import { useStaffWords } from '#features/staff/staff-words.ts'
import { useProfile } from '#shared/profile.ts'

const ChangeDialog = laterDialog(async () => (await import('#features/staff/change-dialog.tsx')).ChangeDialog)
const InviteDialog = laterDialog(async () => (await import('#features/staff/invite-dialog.tsx')).InviteDialog)
const RolesDialog = laterDialog(async () => (await import('#features/staff/roles-dialog.tsx')).RolesDialog)

export function StaffPage() {
  const t = useStaffWords()
  const profile = useProfile()
  const staff = useStaff()
  const [isInviting, setInviting] = useState(false)
  const [roles, setRoles] = useState<StaffRow>()
  const [change, setChange] = useState<{ kind: StaffChange; person: StaffRow }>()
  const columns = useStaffColumns(profile.data?.id, {
    onRoles: setRoles,
    onChange: (kind, person) => setChange({ kind, person }),
  })
  return (
    <>
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          <Button variant="primary" icon={UserPlus} onPress={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <ListTable
        list={staff}
        caption={t('title')}
        columns={columns}
        keyOf={(row) => row.id}
        empty={
          <EmptyState icon={Users} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {roles && <RolesDialog person={newestOf(staff.query.data?.rows, roles)} onClose={() => setRoles(undefined)} />}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  )
}
