import { actorOf, type Caller } from '#caller.ts'
import { Problem } from '#problem.ts'
import { query, type Question } from '#database/query.ts'

type Claim = { fresh: boolean; operation: string; body_hash: string; reply: unknown }

/**
 * Takes the key, or waits for the one who has it. A replay writes too (replays + 1): a read-only replay would
 * acknowledge a row that the replica does not have yet (docs/security.md, trap 2).
 */
const claimKey = query<{ actor: string; key: string; operation: string; bodyHash: string }, Claim>(`
  insert into idempotency_key as k (actor, key, operation, body_hash) values ($actor, $key, $operation, $bodyHash)
  on conflict (actor, key) do update set replays = k.replays + 1
  returning (k.replays = 0) as fresh, k.operation, k.body_hash, k.reply`)

const keepReply = query<{ actor: string; key: string; reply: string }>(
  `update idempotency_key set reply = $reply where actor = $actor and key = $key`,
)

/** What the first write under the same key was answered. */
export type Kept = { readonly reply: unknown }

/** It would find its own claim, take it for a repetition and give the first write's answer without doing anything. */
export function refuseSecondWrite({ intent }: Caller): void {
  if (intent?.claimed === true) throw new Error(`${intent.operation} writes twice: one call is one transaction`)
}

/**
 * A write is done once for each key: whoever is not the first is told what the first was answered. A failure rolls its
 * claim back with it, so failures are never frozen.
 */
export function claimFor(caller: Caller): Question<Kept | undefined> | undefined {
  const { intent } = caller
  if (intent === undefined) return undefined
  const { key, operation, bodyHash } = intent
  const { statement, read } = claimKey.ask.one({ actor: actorOf(caller), key, operation, bodyHash })
  return {
    statement,
    read(answer) {
      const claim = read(answer)
      if (claim.fresh) return undefined
      if (claim.operation === operation && claim.body_hash === bodyHash) return { reply: claim.reply }
      throw new Problem('IDEMPOTENCY_MISMATCH')
    },
  }
}

/** For the next who comes with the same key. */
export function keptReply(caller: Caller, reply: unknown): Question<number> | undefined {
  const { intent } = caller
  if (intent === undefined) return undefined
  return keepReply.ask.run({ actor: actorOf(caller), key: intent.key, reply: JSON.stringify(reply ?? null) })
}

const lockNotAvailable = '55P03'

/** Of a claim that failed. */
export function stillHeld(error: unknown): unknown {
  const isHeld = (error as { code?: string }).code === lockNotAvailable
  return isHeld ? new Problem('IDEMPOTENCY_IN_PROGRESS') : error
}
