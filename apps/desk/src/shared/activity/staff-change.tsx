import { ArrowRight } from 'lucide-react'
import type { ActivityRow } from '@sarai/contract/activity.ts'
import type { StaffRole } from '@sarai/contract/operation.ts'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { useRoleWords } from '#shared/roles/role-words.ts'

/** Steps about the desk's own people: the subject is a username, and only roles have a before and an after to read. */
export function isAboutStaff({ what }: ActivityRow): boolean {
  return what.startsWith('staff-')
}

export function StaffChange({ row: { before, after } }: { row: ActivityRow }) {
  const role = useRoleWords()
  const rolesIn = (values: ActivityRow['after']) =>
    String(values?.['roles'] ?? '')
      .split(',')
      .filter(Boolean)
      .map((name) => role(name as StaffRole))
      .join(' · ')
  const [was, is] = [rolesIn(before), rolesIn(after)]
  return is === '' ? null : (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {was && <bdi className="text-muted">{was}</bdi>}
      {was && <Icon of={ArrowRight} size={13} className="text-muted" />}
      <bdi>{is}</bdi>
    </span>
  )
}
