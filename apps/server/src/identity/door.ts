import { atDoor, type Caller, type Visitor } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { signAccessToken, type AccessClaims, type Audience, type SigningKey } from '#identity/token/access-token.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { fingerprintOf, type Marked } from '#identity/password-fingerprint.ts'
import { passwordFits, passwordWork } from '#identity/password-hash.ts'
import {
  judgeRenewal,
  readRefreshToken,
  writeRefreshToken,
  type Owner,
  type RefreshToken,
  type SessionStanding,
} from '#identity/token/refresh-token.ts'

/** Someone who may come in: an agency's user, or a member of staff (owner 0). */
export type Account<A extends Audience> = { owner: Owner<A>; id: AccessClaims<A>['sub']; username: string }

/** Somebody who gave the right password, and which one: it may be another by the time a session is opened. */
export type Proven<A extends Audience> = Account<A> & { passwordHash: string }

/** What is known of a name: nothing but nulls when nobody has it. */
export type Found<A extends Audience> =
  | (Account<A> & { passwordHash: string | null })
  | Record<keyof Account<A> | 'passwordHash', null>

/** The portal and the desk open by the same steps; what differs is whose tables they ask. */
export type Door<A extends Audience> = {
  audience: A
  findByUsername(tx: Tx, usernameKey: string): Promise<Found<A>>
  /** Refuses, with the reason, an account that may not come in at the moment. */
  admit(tx: Tx, account: Account<A>): Promise<AccessClaimsOf<A>>
  openSession(tx: Tx, account: Account<A>, from: Caller): Promise<string>
  lockSession(tx: Tx, token: RefreshToken<A>): Promise<{ standing: SessionStanding; account: Account<A> } | undefined>
  rotateSession(tx: Tx, token: RefreshToken<A>, from: Caller): Promise<void>
  endSession(tx: Tx, token: RefreshToken<A>, because: string): Promise<void>
  /** Its refresh token was used twice, so somebody has a copy: its owner and the log are told. */
  tellStolen(tx: Tx, token: RefreshToken<A>): Promise<void>
}
type AccessClaimsOf<A extends Audience> = Omit<AccessClaims<A>, 'sub' | 'exp' | 'sid'>

export type Keys = { signing: SigningKey; refreshSecret: string }
export type Admission = {
  accessToken: string
  refreshToken: string
  username: string
  /** After a login, not after a renewal: what the mark of this browser is bound to. */
  marked?: Marked
}

export type Entrance = { db: Database; keys: Keys; limits: AttemptLimits }
export type Credentials = { username: string; password: string }
/** Asked of the browser, which may carry a mark. */
export type Knows = (marked: Marked) => number | undefined

/**
 * Whose name and password these are. Refuses unknown names and wrong passwords alike, after the same work.
 * `knows`: the place of a browser that knows the account and this password of it (known-device.ts).
 */
export function checkPassword<A extends Audience>(
  entrance: Entrance,
  door: Door<A>,
  caller: Visitor,
  given: Credentials,
  knows: Knows,
): Promise<Proven<A>> {
  return passwordWork(() => provePassword(entrance, door, caller, given, knows))
}

async function provePassword<A extends Audience>(
  { db, limits }: Entrance,
  door: Door<A>,
  caller: Visitor,
  given: Credentials,
  knows: Knows,
): Promise<Proven<A>> {
  const usernameKey = usernameKeyOf(given.username)
  const found = await db.read(atDoor(caller, door.audience), (tx) => door.findByUsername(tx, usernameKey))
  const { passwordHash } = found
  const account = attemptedAccount(door.audience, given.username)
  const password = fingerprintOf(passwordHash ?? '')
  const device = knows({ account, fingerprint: password })
  const attempt = await limits.begin(caller, account, { device, password })
  const fits = await passwordFits(passwordHash, given.password)
  if (found.id === null || passwordHash === null || !fits) throw loginFailed()
  await attempt.forgive()
  return { ...found, passwordHash }
}

/** The place of a browser that knows whoever is named. The same work for a name that nobody has. */
export async function knownAt<A extends Audience>(
  db: Database,
  door: Door<A>,
  caller: Visitor,
  username: string,
  knows: Knows,
): Promise<number | undefined> {
  const { passwordHash } = await db.read(atDoor(caller, door.audience), (tx) =>
    door.findByUsername(tx, usernameKeyOf(username)),
  )
  return knows({ account: attemptedAccount(door.audience, username), fingerprint: fingerprintOf(passwordHash ?? '') })
}

export function loginFailed(): Problem {
  return new Problem('LOGIN_FAILED', { fields: ['username', 'password'] })
}

/**
 * Opens a session. What `prove` still asks for is decided in the same transaction. Whether the account is welcome is
 * asked last: the new session waits for whoever is shutting its owner out, and then finds it done.
 */
export async function enter<A extends Audience>(
  { db, keys }: Pick<Entrance, 'db' | 'keys'>,
  door: Door<A>,
  caller: Caller,
  account: Account<A>,
  prove: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<Admission> {
  const opened = await db.write(atDoor(caller, door.audience), async (tx) => {
    await prove(tx)
    const sessionId = await door.openSession(tx, account, caller)
    return { sessionId, claims: await door.admit(tx, account) }
  })
  const first = { owner: account.owner, sessionId: opened.sessionId, generation: 1 }
  return admissionOf(keys, door.audience, account, opened.claims, first)
}

export async function renew<A extends Audience>(
  db: Database,
  keys: Keys,
  door: Door<A>,
  caller: Visitor,
  cookie: string | undefined,
): Promise<Admission> {
  const token = readRefreshToken(keys.refreshSecret, door.audience, cookie ?? '')
  if (token === undefined) throw new Problem('NOT_LOGGED_IN')
  // The verdict leaves the transaction as a value: a refusal thrown inside would undo the end of the session.
  const renewal = await db.write(atDoor(caller, door.audience), async (tx) => {
    const session = await door.lockSession(tx, token)
    if (session?.standing.over) throw new Problem(session.standing.over)
    const verdict = judgeRenewal(session?.standing, token.generation)
    if (verdict === 'end') {
      await door.endSession(tx, token, 'refresh token used twice')
      await door.tellStolen(tx, token)
    }
    if (session !== undefined && verdict === 'refuse') await door.admit(tx, session.account).catch(tellWhy)
    if (session === undefined || verdict === 'end' || verdict === 'refuse') return undefined
    if (verdict === 'rotate') await door.rotateSession(tx, token, caller)
    const generation = verdict === 'rotate' ? token.generation + 1 : session.standing.generation
    return { account: session.account, claims: await door.admit(tx, session.account).catch(tellWhy), generation }
  })
  if (renewal === undefined) throw new Problem('NOT_LOGGED_IN')
  return admissionOf(keys, door.audience, renewal.account, renewal.claims, {
    ...token,
    generation: renewal.generation,
  })
}

/** Whoever was logged out because they are no longer welcome learns why: the browser shows this with its login. */
function tellWhy(error: unknown): never {
  throw error instanceof Problem ? new Problem(error.code, { status: 401, cause: error }) : error
}

/** `meant`: a late log-out names its session, or it would end that of the login which came after it. */
export async function logOut<A extends Audience>(
  db: Database,
  keys: Keys,
  door: Door<A>,
  caller: Caller,
  cookie: string | undefined,
  meant: string | undefined,
): Promise<void> {
  const token = readRefreshToken(keys.refreshSecret, door.audience, cookie ?? '')
  const isMeant = token !== undefined && (meant === undefined || meant === token.sessionId)
  if (isMeant) await db.write(atDoor(caller, door.audience), (tx) => door.endSession(tx, token, 'logged out'))
}

async function admissionOf<A extends Audience>(
  keys: Keys,
  audience: A,
  account: Account<A>,
  claims: AccessClaimsOf<A>,
  refresh: RefreshToken<A>,
): Promise<Admission> {
  const payload = { ...claims, sid: refresh.sessionId } as Omit<AccessClaims<A>, 'sub' | 'exp'>
  return {
    accessToken: await signAccessToken(keys.signing, audience, account.id, payload),
    refreshToken: writeRefreshToken(keys.refreshSecret, audience, refresh),
    username: account.username,
  }
}

/** The name under which tries at an account are counted. */
export function attemptedAccount(audience: Audience, username: string): string {
  return `${audience}:${usernameKeyOf(username)}`
}

/** A username is its e-mail; e-mails are compared without regard to case. */
export function usernameKeyOf(username: string): string {
  return username.trim().toLowerCase()
}
