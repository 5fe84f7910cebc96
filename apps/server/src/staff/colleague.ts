import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import { judgeStaffChange } from '@sarai/domain/people/staff-change.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem, valueOf } from '#problem.ts'

export type Colleague = {
  id: number
  /** Of the roles. */
  version: number
  username: string
  roles: StaffRole[]
  isDisabled: boolean
  /** Has accepted the invitation. */
  isIn: boolean
}

/**
 * The colleague and every admin, in one order: two admins who take each other's role at the same moment wait for each
 * other here, and the second finds that the first has won.
 */
const lockWithAdmins = query<{ staffId: StaffId }, Colleague>(`
  select id, version, username, roles, disabled_at is not null as "isDisabled", has_password as "isIn"
  from staff where id = $staffId or ('admin' = any(roles) and disabled_at is null and has_password)
  order by id for no key update`)

/** The caller may have waited here for the one who took their role: so it is asked under the lock. */
export async function lockColleague(
  tx: Tx,
  caller: StaffCaller,
  id: StaffId,
): Promise<{ colleague: Colleague; otherAdmins: readonly Colleague[] }> {
  const locked = await lockWithAdmins.all(tx, { staffId: id })
  if (!locked.some((one) => one.id === caller.staffId && isAdmin(one))) throw new Problem('FORBIDDEN')
  const colleague = locked.find((one) => one.id === id)
  if (colleague === undefined) throw new Problem('NOT_FOUND')
  return { colleague, otherAdmins: locked.filter((one) => one.id !== id && isAdmin(one)) }
}

/** Refuses what would leave the desk without an admin, or an admin without their own role. */
export function refuseLosingAdmin(
  caller: StaffCaller,
  { colleague, otherAdmins }: { colleague: Colleague; otherAdmins: readonly Colleague[] },
  staysAdmin: boolean,
): void {
  valueOf(
    judgeStaffChange({
      isOwn: colleague.id === caller.staffId,
      wasAdmin: isAdmin(colleague),
      staysAdmin,
      otherAdmins: otherAdmins.length,
    }),
  )
}

function isAdmin({ roles, isDisabled, isIn }: Colleague): boolean {
  return roles.includes('admin') && !isDisabled && isIn
}
