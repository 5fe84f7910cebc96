import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Visitor } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** A bucket takes so many tries at once and leaks them again over the given time. */
type Limit = { tries: number; perSeconds: number }
type Try = { bucket: Buffer; limit: Limit }

const quarter = 15 * 60
const limits = {
  address: { tries: 30, perSeconds: quarter },
  /** Many addresses of one network are often one attacker. */
  network: { tries: 200, perSeconds: quarter },
  account: { tries: 10, perSeconds: quarter },
  /** Once an account is under attack each address has this left for it: the owner's first try is one of them. */
  accountFromHere: { tries: 1, perSeconds: quarter },
} as const satisfies Record<string, Limit>

const pourIn = query<{ level: number }>(`
  insert into attempt as a (bucket, level) values ($1, 1)
  on conflict (bucket) do update set
    level = least($2 + 1, greatest(0, a.level - extract(epoch from clock_timestamp() - a.updated_at) * $3) + 1),
    updated_at = clock_timestamp()
  returning level`)
const takeBack = query(`update attempt set level = greatest(0, level - 1) where bucket = any($1)`)

export type AttemptLimits = {
  /** Counts a try, or refuses it and says when the next is welcome. A try that was honest is forgiven. */
  begin: (caller: Visitor, account: string) => Promise<{ forgive: () => Promise<void> }>
}

/**
 * Slows an attacker down and never locks the owner out: an account that is tried from everywhere stays open for each
 * address that has not failed there yet. The counts are in the database, so they hold for all processes together.
 */
export function createAttemptLimits(db: Database, key: string): AttemptLimits {
  const bucketOf = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(`attempt:${parts.join(':')}`)
      .digest()
  return {
    async begin(caller, account) {
      const here = bucketOf('account-from', account, caller.address)
      const tries: Try[] = [
        { bucket: bucketOf('network', networkOf(caller.address)), limit: limits.network },
        { bucket: bucketOf('address', caller.address), limit: limits.address },
        { bucket: bucketOf('account', account), limit: limits.account },
      ]
      // The verdict leaves the transaction as a value: a refusal thrown inside would undo the counting.
      const waitSeconds = await db.write(caller, (tx) => count(tx, tries, here))
      if (waitSeconds > 0) throw new Problem('RATE_LIMITED', { values: { seconds: waitSeconds } })
      const buckets = [...tries.map(({ bucket }) => bucket), here]
      return { forgive: () => db.write(caller, async (tx) => void (await takeBack.run(tx, buckets))) }
    },
  }
}

async function count(tx: Tx, [network, address, account]: Try[], here: Buffer): Promise<number> {
  const waits = [await pour(tx, network!), await pour(tx, address!)]
  const isUnderAttack = (await pour(tx, account!)) > 0
  if (isUnderAttack) waits.push(await pour(tx, { bucket: here, limit: limits.accountFromHere }))
  return Math.max(...waits)
}

/** How many seconds too early this try is; 0 when there was room for it. */
async function pour(tx: Tx, { bucket, limit }: Try): Promise<number> {
  const leak = limit.tries / limit.perSeconds
  const { level } = await pourIn.one(tx, bucket, limit.tries, leak)
  return level > limit.tries ? Math.ceil((level - limit.tries) / leak) : 0
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one customer of a network usually holds. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.split('.').slice(0, 3).join('.')
  const [head = ''] = address.split('::')
  return head.split(':').slice(0, 3).join(':')
}
