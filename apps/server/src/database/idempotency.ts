import { actorOf, type Caller } from '#caller.ts'
import { Problem } from '#problem.ts'
import { query, type Tx } from '#database/query.ts'

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

/** Runs a write once for each key. A failure rolls its claim back with it, so failures are never frozen. */
export async function once<Reply>(tx: Tx, caller: Caller, work: () => Promise<Reply>): Promise<Reply> {
  const { intent } = caller
  if (intent === undefined) return work()
  // It would find its own claim, take it for a repetition and give the first write's answer without doing anything.
  if (intent.claimed) throw new Error(`${intent.operation} writes twice: one call is one transaction`)
  const actor = actorOf(caller)
  const claim = await claimKey
    .one(tx, { actor, key: intent.key, operation: intent.operation, bodyHash: intent.bodyHash })
    .catch(stillHeld)
  intent.claimed = true
  if (!claim.fresh) {
    if (claim.operation !== intent.operation || claim.body_hash !== intent.bodyHash) {
      throw new Problem('IDEMPOTENCY_MISMATCH')
    }
    return claim.reply as Reply
  }
  const reply = await work().catch((error: unknown) => {
    intent.claimed = false // undone with everything else
    throw error
  })
  await keepReply.run(tx, { actor, key: intent.key, reply: JSON.stringify(reply ?? null) })
  return reply
}

const lockNotAvailable = '55P03'

function stillHeld(error: unknown): never {
  if ((error as { code?: string }).code === lockNotAvailable) throw new Problem('IDEMPOTENCY_IN_PROGRESS')
  throw error
}
