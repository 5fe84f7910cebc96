import type { inviteStaff as operation } from '@sarai/wire/desk/staff.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { record } from '#activity/record-activity.ts'
import { words } from '#activity/values.ts'
import { atDoor, type Proven, type StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { lockColleague } from '#staff/colleague.ts'

const insertInvited = query<
  { username: string; usernameKey: string; language: string; roles: readonly string[]; inviterId: StaffId },
  { id: StaffId }
>(`
  insert into staff (username, username_key, language, roles, invited_at, invited_by)
  values ($username, $usernameKey, $language, $roles, now(), $inviterId)
  on conflict (username_key) do nothing returning id`)

/** The link is made by the worker: it exists in the mail only. */
export function inviteStaff(
  db: Database,
  caller: Proven<StaffCaller>,
  { username, roles, language }: InputOf<typeof operation>['body'],
): Promise<ReplyOf<typeof operation>> {
  return db.write(atDoor(caller, 'desk'), async (tx) => {
    await lockColleague(tx, caller, caller.staffId)
    const invited = await insertInvited.first(tx, {
      username,
      usernameKey: usernameKeyOf(username),
      language,
      roles,
      inviterId: caller.staffId,
    })
    if (invited === undefined) throw new Problem('STAFF_KNOWN', { fields: ['username'] })
    await enqueue(tx, 'mail-staff-invited', { staffId: invited.id })
    const subject = { kind: 'staff', id: invited.id } as const
    await record(tx, caller, { what: 'staff-invite', subject, after: { roles: words('staff-role')(roles) } })
    await announce(tx, { to: 'desk', what: 'staff', id: `${invited.id}` })
    return invited
  })
}
