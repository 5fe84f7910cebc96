import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import { query } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import type { Door, Found } from '#identity/door.ts'
import { deskSessionHours, isWithinLimits, whyOver } from '#identity/desk-session-limits.ts'
import { tooManySessions } from '#identity/most-sessions.ts'
import type { SessionStanding } from '#identity/token/refresh-token.ts'

/** One row for any name, as at the agencies' door. */
const staffByUsername = query<{ usernameKey: string }, Found<'desk'>>(`
  select 0::int as owner, id, username, password_hash as "passwordHash"
  from (values ($usernameKey)) asked (name) left join staff on username_key = asked.name`)
/** Locked, so that shutting somebody out and their login do not miss each other. */
const rolesOf = query<{ staffId: StaffId }, { roles: StaffRole[] }>(`
  select roles from staff where id = $staffId and disabled_at is null for share`)
const insertSession = query<{ staffId: StaffId; device: string; address: string }, { id: string }>(`
  insert into staff_session (staff_id, device, address, expires_at)
  values ($staffId, $device, $address, now() + interval '${deskSessionHours} hours') returning id`)
const sessionForUpdate = query<{ sessionId: string }, SessionStanding & { staff_id: StaffId; username: string }>(`
  select s.generation, s.ended_at is null and s.expires_at > now() and ${isWithinLimits} as open,
    ${whyOver} as over, s.renewed_at > now() - interval '10 seconds' as in_grace, s.staff_id, staff.username
  from staff_session s join staff on staff.id = s.staff_id where s.id = $sessionId for update of s`)
const rotate = query<{ sessionId: string; address: string }>(`
  update staff_session set generation = generation + 1, renewed_at = now(), address = $address where id = $sessionId`)
const end = query<{ sessionId: string; because: string }>(
  `update staff_session set ended_at = now(), ended_because = $because where id = $sessionId and ended_at is null`,
)

const makeRoom = query<{ staffId: StaffId }, { id: string }>(`
  update staff_session set ended_at = now(), ended_because = 'too many sessions'
  where id in (${tooManySessions('staff_session', 'staff_id = $staffId')}) returning id`)

/** The front door of the desk. */
export const staffDoor: Door<'desk'> = {
  audience: 'desk',
  findByUsername: (tx, usernameKey) => staffByUsername.one(tx, { usernameKey }),
  async admit(tx, account) {
    const staff = await rolesOf.first(tx, { staffId: account.id })
    // A login was refused before it came here: this is the renewal of somebody who was shut out meanwhile.
    if (staff === undefined) throw new Problem('NOT_LOGGED_IN')
    return { roles: staff.roles }
  },
  async openSession(tx, account, { device = '', address }) {
    const session = await insertSession.one(tx, { staffId: account.id, device, address })
    for (const { id } of await makeRoom.all(tx, { staffId: account.id }))
      await announce(tx, { to: 'desk', what: 'session', id })
    // Not by its id, which would end it.
    await announce(tx, { to: 'desk', what: 'session', id: 'new' })
    return session.id
  },
  async lockSession(tx, token) {
    const row = await sessionForUpdate.first(tx, { sessionId: token.sessionId })
    return row && { standing: row, account: { owner: 0, id: row.staff_id, username: row.username } }
  },
  async rotateSession(tx, token, { address }) {
    await rotate.later(tx, { sessionId: token.sessionId, address })
  },
  async endSession(tx, token, because) {
    await end.later(tx, { sessionId: token.sessionId, because })
    await announce(tx, { to: 'desk', what: 'session', id: token.sessionId })
  },
  tellStolen: (tx, token) => enqueue(tx, 'note-stolen-staff-session', { sessionId: token.sessionId }),
}
