import { createHmac } from 'node:crypto'
import { systemCaller, type Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { placeOf } from '#identity/client-place.ts'
import { judgeGuess, type Guess, type OnClosed } from '#identity/guess-cap.ts'

/** A bucket takes so many tries at once and leaks them again over the given time. */
type Limit = { tries: number; perSeconds: number }
type Try = { bucket: Buffer; limit: Limit }

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour
/** What may be tried how often: by one account (or e-mail, or user), from one address, from one network. */
const limits = {
  'log-in': limitsIn(quarter, { account: 10, address: 30, network: 200 }),
  'forgot-password': limitsIn(quarter, { account: 5, address: 30, network: 100 }),
  'confirm-email': limitsIn(hour, { account: 20, address: 60, network: 200 }),
  'mail-to-confirm': limitsIn(hour, { account: 10, address: 60, network: 200 }),
  register: limitsIn(hour, { account: 10, address: 40, network: 100 }),
  /** A code holds too much to be guessed: this keeps those away who try. */
  'check-voucher': limitsIn(quarter, { account: 60, address: 60, network: 300 }),
  /** The same for the link of a hotel. */
  'answer-hotel': limitsIn(quarter, { account: 60, address: 60, network: 300 }),
  invite: limitsIn(hour, { account: 6, address: 60, network: 200 }),
} as const
export type Tried = keyof typeof limits

/** What ends for all together, whoever calls and from wherever: a mailbox has only one owner to flood. */
const hardLimits = {
  /** Three at once, then one every twenty minutes. */
  'mail-again': { tries: 3, perSeconds: hour },
  /** A clerk needs a few in a day; whoever copies all of them needs thousands. */
  'reveal-passports': { tries: 60, perSeconds: hour },
} as const satisfies Record<string, Limit>

/** Once an account is under attack each address has this left for it: the owner's first try is one of them. */
const fromHere: Limit = { tries: 1, perSeconds: quarter }
/**
 * And all addresses together have this for a password, or whoever has a million of them had a million tries. Beyond it
 * strangers wait; a known browser does not, and a new password begins anew. The other calls hold nothing to guess.
 */
const fromEverywhere: Limit = { tries: 300, perSeconds: day }
/** A browser that knows the account counts for itself alone. */
const fromKnownDevice: Limit = { tries: 10, perSeconds: quarter }

const pourIn = query<{ bucket: Buffer; tries: number; leak: number }, { level: number }>(`
  insert into attempt as a (bucket, level) values ($bucket, 1)
  on conflict (bucket) do update set
    level = least($tries + 1, greatest(0, a.level - extract(epoch from clock_timestamp() - a.updated_at) * $leak) + 1),
    updated_at = clock_timestamp()
  returning level`)
/** Locked in the order in which they are poured: in any other, two logins at once could wait for each other. */
const takeBack = query<{ buckets: readonly Buffer[] }>(`
  with locked as (
    select bucket from attempt where bucket = any($buckets) order by array_position($buckets, bucket) for update)
  update attempt set level = greatest(0, level - 1) where bucket in (select bucket from locked)`)

export type AttemptLimits = {
  /** Counts a try, or refuses it and says when the next is welcome. A try that was honest is forgiven. */
  begin: (
    caller: Caller,
    account: string,
    how?: {
      tried?: Tried
      /** The place of the browser that knows the account (known-device.ts). */
      device?: number | undefined
      /** Which of the account's passwords is guessed at: its fingerprint, or nothing of nobody's. */
      password?: string | undefined
    },
  ) => Promise<{ forgive: () => Promise<void> }>
  /**
   * Counts a write for `whom` alone, and refuses it beyond the end. It is counted in the write itself: one that comes to
   * nothing is not counted, and one that is repeated because its answer was lost is not counted again.
   */
  spend: (tx: Tx, what: keyof typeof hardLimits, whom: string) => Promise<void>
  /**
   * For what is short or already half open: codes, and passwords inside of a session. A hard cap for the account,
   * whatever the address (guess-cap.ts).
   */
  judge: <T>(caller: Caller, guess: Guess, onClosed: OnClosed, work: (right: () => void) => Promise<T>) => Promise<T>
}

/**
 * Slows an attacker down and never locks the owner out: an account that is tried from everywhere stays open for each
 * address that has not failed there yet, three hundred of them in a day, and for each browser that was logged in there
 * before, wherever that stands.
 * The counts are in the database, so they hold for all processes together.
 */
export function createAttemptLimits(db: Database, key: string): AttemptLimits {
  const bucketOf = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(`attempt:${parts.join(':')}`)
      .digest()
  return {
    async spend(tx, what, whom) {
      const waitSeconds = await pour(tx, { bucket: bucketOf(what, whom), limit: hardLimits[what] })
      if (waitSeconds > 0) throw new Problem('RATE_LIMITED', { values: { seconds: waitSeconds } })
    },
    judge: (caller, guess, onClosed, work) => judgeGuess(db, caller, guess, onClosed, work),
    async begin(caller, account, { tried = 'log-in', device, password } = {}) {
      const place = placeOf(caller.address)
      const limit = limits[tried]
      const tries: Try[] = [
        { bucket: bucketOf(tried, 'network', place.network), limit: limit.network },
        { bucket: bucketOf(tried, 'address', place.address), limit: limit.address },
        { bucket: bucketOf(tried, 'account', account), limit: limit.account },
      ]
      const strangers: Try[] = [
        { bucket: bucketOf(tried, 'account-from', account, place.address), limit: fromHere },
        ...(password === undefined
          ? []
          : [{ bucket: bucketOf(tried, 'password', account, password), limit: fromEverywhere }]),
      ]
      const known =
        device === undefined
          ? undefined
          : { bucket: bucketOf(tried, 'device', account, `${device}`), limit: fromKnownDevice }
      // Counted for nobody: the caller's idempotency key belongs to what follows. The verdict leaves the transaction as
      // a value: a refusal thrown inside would undo the counting.
      const counter = systemCaller(caller.reference)
      const waitSeconds = await db.write(counter, (tx) => (known ? pour(tx, known) : count(tx, tries, strangers)))
      if (waitSeconds > 0) throw new Problem('RATE_LIMITED', { values: { seconds: waitSeconds } })
      const buckets = (known ? [known] : [...tries, ...strangers]).map(({ bucket }) => bucket)
      return { forgive: () => db.write(counter, (tx) => takeBack.later(tx, { buckets })) }
    },
  }
}

/**
 * Ends at the first that waits: a try that is refused anyway uses nothing else up, and adds no row. What is left is for
 * those who have not failed yet.
 */
async function count(tx: Tx, [network, address, account]: Try[], strangers: Try[]): Promise<number> {
  const around = await firstWait(tx, [network!, address!])
  if (around > 0) return around
  const isUnderAttack = (await pour(tx, account!)) > 0
  return isUnderAttack ? firstWait(tx, strangers) : 0
}

async function firstWait(tx: Tx, tries: Try[]): Promise<number> {
  for (const one of tries) {
    const wait = await pour(tx, one)
    if (wait > 0) return wait
  }
  return 0
}

/** How many seconds too early this try is; 0 when there was room for it. */
async function pour(tx: Tx, { bucket, limit }: Try): Promise<number> {
  const leak = limit.tries / limit.perSeconds
  const { level } = await pourIn.one(tx, { bucket, tries: limit.tries, leak })
  return level > limit.tries ? Math.ceil((level - limit.tries) / leak) : 0
}

function limitsIn(perSeconds: number, tries: Record<'account' | 'address' | 'network', number>) {
  return {
    account: { tries: tries.account, perSeconds },
    address: { tries: tries.address, perSeconds },
    network: { tries: tries.network, perSeconds },
  }
}
