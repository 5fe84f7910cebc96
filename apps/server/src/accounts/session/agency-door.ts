import { mayLogIn, type AgencyStatus } from '@sarai/domain/people/agency.ts'
import { query } from '#database/query.ts'
import { actForAgency, actForUsername } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem, valueOf } from '#problem.ts'
import type { Door, Found } from '#identity/door.ts'
import { tooManySessions } from '#identity/most-sessions.ts'
import { refreshDays, type SessionStanding } from '#identity/refresh-token.ts'

/** One row for any name, known or not: an empty answer is the quicker one, and so told who has an account. */
const userByUsername = query<Found>(`
  select agency_id as owner, id, username, password_hash as "passwordHash"
  from (values ($1)) asked (name) left join agency_user on username_key = asked.name`)
const standingOf = query<{ status: AgencyStatus; isDisabled: boolean }>(`
  select agency.status, u.disabled_at is not null as "isDisabled"
  from agency_user u join agency on agency.id = u.agency_id where u.agency_id = $1 and u.id = $2`)
const insertSession = query<{ id: string }>(`
  insert into agency_session (agency_id, user_id, device, address, expires_at)
  values ($1, $2, $3, $4, now() + interval '${refreshDays} days') returning id`)
const sessionForUpdate = query<SessionStanding & { user_id: number; username: string }>(`
  select s.generation, s.ended_at is null and s.expires_at > now() as open,
    s.renewed_at > now() - interval '10 seconds' as in_grace, s.user_id, u.username
  from agency_session s join agency_user u on u.agency_id = s.agency_id and u.id = s.user_id
  where s.agency_id = $1 and s.id = $2 for update of s`)
const rotate = query(`
  update agency_session set generation = generation + 1, renewed_at = now(), address = $3
  where agency_id = $1 and id = $2`)
const end = query(`
  update agency_session set ended_at = now(), ended_because = $3
  where agency_id = $1 and id = $2 and ended_at is null`)

const makeRoom = query<{ id: string }>(`
  update agency_session set ended_at = now(), ended_because = 'too many sessions'
  where agency_id = $1 and id in (${tooManySessions('agency_session', 'agency_id = $1 and user_id = $2')}) returning id`)

/** The front door of the portal. */
export const agencyDoor: Door<'portal'> = {
  audience: 'portal',
  async findByUsername(tx, usernameKey) {
    await actForUsername(tx, usernameKey)
    return userByUsername.one(tx, usernameKey)
  },
  async admit(tx, account) {
    await actForAgency(tx, account.owner)
    const { status, isDisabled } = await standingOf.one(tx, account.owner, account.id)
    valueOf(mayLogIn(status))
    if (isDisabled) throw new Problem('USER_DISABLED')
    return { agency: account.owner }
  },
  async openSession(tx, account, { device = '', address }) {
    const session = await insertSession.one(tx, account.owner, account.id, device, address)
    for (const { id } of await makeRoom.all(tx, account.owner, account.id))
      await announce(tx, { to: { agencyId: account.owner }, what: 'session', id })
    return session.id
  },
  async lockSession(tx, token) {
    await actForAgency(tx, token.owner)
    const row = await sessionForUpdate.first(tx, token.owner, token.sessionId)
    if (row === undefined) return undefined
    return { standing: row, account: { owner: token.owner, id: row.user_id, username: row.username } }
  },
  async rotateSession(tx, token, { address }) {
    await rotate.run(tx, token.owner, token.sessionId, address)
  },
  async endSession(tx, token, because) {
    await actForAgency(tx, token.owner)
    await end.run(tx, token.owner, token.sessionId, because)
    await announce(tx, { to: { agencyId: token.owner }, what: 'session', id: token.sessionId })
  },
  // By the worker: a step in the log takes hold of the agency, and a decision holds that before its sessions.
  tellStolen: (tx, token) => enqueue(tx, 'note-stolen-session', { agencyId: token.owner, sessionId: token.sessionId }),
}
