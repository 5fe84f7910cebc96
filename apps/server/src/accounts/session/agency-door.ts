import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { mayLogIn, type AgencyStatus } from '@sarai/domain/people/agency.ts'
import { query } from '#database/query.ts'
import { actForAgency, actForUsername } from '#database/transaction/act-for.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { Problem, valueOf } from '#problem.ts'
import type { Door, Found } from '#identity/door.ts'
import { tooManySessions } from '#identity/most-sessions.ts'
import { refreshDays, type SessionStanding } from '#identity/token/refresh-token.ts'

/** One row for any name, known or not: an empty answer is the quicker one, and so told who has an account. */
const userByUsername = query<{ usernameKey: string }, Found<'portal'>>(`
  select agency_id as owner, id, username, password_hash as "passwordHash"
  from (values ($usernameKey)) asked (name) left join agency_user on username_key = asked.name`)
const standingOf = query<{ agencyId: AgencyId; userId: UserId }, { status: AgencyStatus; isDisabled: boolean }>(`
  select agency.status, u.disabled_at is not null as "isDisabled"
  from agency_user u join agency on agency.id = u.agency_id where u.agency_id = $agencyId and u.id = $userId`)
const insertSession = query<{ agencyId: AgencyId; userId: UserId; device: string; address: string }, { id: string }>(`
  insert into agency_session (agency_id, user_id, device, address, expires_at)
  values ($agencyId, $userId, $device, $address, now() + interval '${refreshDays} days') returning id`)
const sessionForUpdate = query<
  { agencyId: AgencyId; sessionId: string },
  SessionStanding & { user_id: UserId; username: string }
>(`
  select s.generation, s.ended_at is null and s.expires_at > now() as open,
    s.renewed_at > now() - interval '10 seconds' as in_grace, s.user_id, u.username
  from agency_session s join agency_user u on u.agency_id = s.agency_id and u.id = s.user_id
  where s.agency_id = $agencyId and s.id = $sessionId for update of s`)
const rotate = query<{ agencyId: AgencyId; sessionId: string; address: string }>(`
  update agency_session set generation = generation + 1, renewed_at = now(), address = $address
  where agency_id = $agencyId and id = $sessionId`)
const end = query<{ agencyId: AgencyId; sessionId: string; because: string }>(`
  update agency_session set ended_at = now(), ended_because = $because
  where agency_id = $agencyId and id = $sessionId and ended_at is null`)

const makeRoom = query<{ agencyId: AgencyId; userId: UserId }, { id: string }>(`
  update agency_session set ended_at = now(), ended_because = 'too many sessions'
  where agency_id = $agencyId
    and id in (${tooManySessions('agency_session', 'agency_id = $agencyId and user_id = $userId')}) returning id`)

/** The front door of the portal. */
export const agencyDoor: Door<'portal'> = {
  audience: 'portal',
  async findByUsername(tx, usernameKey) {
    await actForUsername(tx, usernameKey)
    return userByUsername.one(tx, { usernameKey })
  },
  async admit(tx, account) {
    await actForAgency(tx, account.owner)
    const { status, isDisabled } = await standingOf.one(tx, { agencyId: account.owner, userId: account.id })
    valueOf(mayLogIn(status))
    if (isDisabled) throw new Problem('USER_DISABLED')
    return { agency: account.owner }
  },
  async openSession(tx, account, { device = '', address }) {
    const session = await insertSession.one(tx, { agencyId: account.owner, userId: account.id, device, address })
    for (const { id } of await makeRoom.all(tx, { agencyId: account.owner, userId: account.id }))
      await announce(tx, { to: { agencyId: account.owner }, what: 'session', id })
    // Not by its id, which would end it: the list of sessions shows one more.
    await announce(tx, { to: { agencyId: account.owner }, what: 'session', id: 'new' })
    return session.id
  },
  async lockSession(tx, token) {
    await actForAgency(tx, token.owner)
    const row = await sessionForUpdate.first(tx, { agencyId: token.owner, sessionId: token.sessionId })
    if (row === undefined) return undefined
    return { standing: row, account: { owner: token.owner, id: row.user_id, username: row.username } }
  },
  async rotateSession(tx, token, { address }) {
    await rotate.later(tx, { agencyId: token.owner, sessionId: token.sessionId, address })
  },
  async endSession(tx, token, because) {
    await actForAgency(tx, token.owner)
    await end.later(tx, { agencyId: token.owner, sessionId: token.sessionId, because })
    await announce(tx, { to: { agencyId: token.owner }, what: 'session', id: token.sessionId })
  },
  // By the worker: a step in the log takes hold of the agency, and a decision holds that before its sessions.
  tellStolen: (tx, token) => enqueue(tx, 'note-stolen-session', { agencyId: token.owner, sessionId: token.sessionId }),
}
