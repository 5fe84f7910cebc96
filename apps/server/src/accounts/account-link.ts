import { createHash, randomBytes } from 'node:crypto'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller, Visitor } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { actForAgency, actForLink } from '#database/transaction/act-for.ts'
import { Problem } from '#problem.ts'
import { lockAgency } from '#accounts/lock-agency.ts'

/** What a mailed link is for, and how long it works. */
export const lifetimes = {
  'reset-password': '30 minutes',
  'verify-email': '24 hours',
  invitation: '48 hours',
  'restore-email': '72 hours',
} as const
export type LinkPurpose = keyof typeof lifetimes

export type AgencyUser = { agencyId: AgencyId; userId: UserId }
export type AccountLink = AgencyUser & { email: string }
export type InvitationLink = { agencyId: AgencyId; invitationId: number; email: string }
/** The link of an invitation leads to no user: there is none yet. */
type LinkFor<P extends LinkPurpose> = P extends 'invitation' ? InvitationLink : AccountLink

const insertLink = query<{
  agencyId: AgencyId
  userId: UserId | null
  invitationId: number | null
  purpose: string
  hash: Buffer
  email: string
  job: string
  lifetime: string
}>(`
  insert into account_link (agency_id, user_id, invitation_id, purpose, token_hash, email, job, expires_at)
  values ($agencyId, $userId, $invitationId, $purpose, $hash, $email, $job, now() + $lifetime::interval)`)
const linkByToken = query<{ hash: Buffer; purpose: string }, AccountLink & InvitationLink>(`
  select agency_id as "agencyId", user_id as "userId", invitation_id as "invitationId", email from account_link
  where token_hash = $hash and purpose = $purpose and used_at is null and expires_at > now()`)
/** The condition stands here once more: of two who use a link at the same moment, the second finds it used. */
const spendLink = query<{ agencyId: AgencyId; hash: Buffer }>(`
  update account_link set used_at = now() where agency_id = $agencyId and token_hash = $hash and used_at is null`)
const spendLinksOf = query<{ agencyId: AgencyId; userId: UserId; purposes: readonly string[] }>(`
  update account_link set used_at = now()
  where agency_id = $agencyId and user_id = $userId and purpose = any($purposes) and used_at is null`)

/** Whoever used a link, as the log knows them: its mail went to this user alone. */
export function holderOf(caller: Visitor, { agencyId, userId }: AgencyUser): AgencyCaller {
  return { ...caller, kind: 'agency', agencyId, userId, sessionId: '', asked: 'nothing' }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/**
 * Makes a link for a mail and gives its token: 256 random bits, of which only the hash is kept. Links made before go on
 * working, or whoever asks for new ones again and again would keep the owner from ever using one.
 */
export async function openLink<P extends LinkPurpose>(
  tx: Tx,
  purpose: P,
  link: LinkFor<P>,
  job: string,
): Promise<string> {
  const { agencyId, userId, invitationId, email }: Partial<AccountLink & InvitationLink> = link
  const token = randomBytes(32).toString('base64url')
  const hash = hashOf(token)
  await insertLink.later(tx, {
    agencyId,
    userId: userId ?? null,
    invitationId: invitationId ?? null,
    purpose,
    hash,
    email,
    job,
    lifetime: lifetimes[purpose],
  })
  return token
}

/** The link of a token that is still good, and the right to see the agency that it belongs to. */
export async function findLink<P extends LinkPurpose>(
  tx: Tx,
  purpose: P,
  token: string,
): Promise<LinkFor<P> | undefined> {
  await actForLink(tx, hashOf(token))
  const link = await linkByToken.first(tx, { hash: hashOf(token), purpose })
  if (link !== undefined) await actForAgency(tx, link.agencyId)
  return link
}

/**
 * Uses a link up. Expired, used, for something else or made up: all are refused alike. Whoever uses another link of the
 * agency at the same moment waits, and what either does to the account is seen by the other.
 */
export async function useLink<P extends LinkPurpose>(tx: Tx, purpose: P, token: string): Promise<LinkFor<P>> {
  const link = await findLink(tx, purpose, token)
  if (link === undefined) throw new Problem('LINK_INVALID')
  await lockAgency(tx, link.agencyId)
  const spent = await spendLink.run(tx, { agencyId: link.agencyId, hash: hashOf(token) })
  if (spent === 0) throw new Problem('LINK_INVALID')
  return link
}

export async function spendLinks(tx: Tx, user: AgencyUser, purposes: readonly LinkPurpose[]): Promise<void> {
  await spendLinksOf.later(tx, { agencyId: user.agencyId, userId: user.userId, purposes })
}
