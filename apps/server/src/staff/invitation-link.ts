import { createHash, randomBytes } from 'node:crypto'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'

export const invitationHours = 48

const insertLink = query<{ tokenHash: Buffer; staffId: StaffId }>(`
  insert into staff_link (token_hash, staff_id, expires_at)
  values ($tokenHash, $staffId, now() + interval '${invitationHours} hours')`)
/** Also of a link that is used up: whoever repeats a call that succeeded must find its answer. */
const linkByToken = query<{ tokenHash: Buffer }, InvitedPerson>(`
  select l.staff_id as "staffId", staff.username, l.used_at is null and l.expires_at > now() as "isOpen"
  from staff_link l join staff on staff.id = l.staff_id where l.token_hash = $tokenHash`)
const spend = query<{ tokenHash: Buffer }>(`
  update staff_link set used_at = now() where token_hash = $tokenHash and used_at is null and expires_at > now()`)
const spendAll = query<{ staffId: StaffId }>(
  `update staff_link set used_at = now() where staff_id = $staffId and used_at is null`,
)

export type InvitedPerson = { staffId: StaffId; username: string; isOpen: boolean }

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Makes a link for a mail and gives its token: 256 random bits, of which only the hash is kept. */
export async function openInvitation(tx: Tx, staffId: StaffId): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertLink.later(tx, { tokenHash: hashOf(token), staffId })
  return token
}

export function findInvitation(tx: Tx, token: string): Promise<InvitedPerson | undefined> {
  return linkByToken.first(tx, { tokenHash: hashOf(token) })
}

/** False for a link that was used or is too old. Of two who use it at the same moment, the second finds it used. */
export async function spendInvitation(tx: Tx, token: string): Promise<boolean> {
  return (await spend.run(tx, { tokenHash: hashOf(token) })) === 1
}

export async function spendInvitations(tx: Tx, staffId: StaffId): Promise<void> {
  await spendAll.later(tx, { staffId })
}
