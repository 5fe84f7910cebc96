import { anchoredText, digestOf, type Anchor, type Head } from '#activity/anchor.ts'
import { hasLaterAnchor, keepAnchor } from '#activity/kept-anchors.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'

const lastAnchor = query<void, Anchor & { now: Date }>(`
  select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, encode(digest, 'hex') as digest,
    encode(signature, 'hex') as signature, now() as now
  from activity_anchor order by id desc limit 1`)
const grownChains = query<void, Head>(`
  select head.chain, head.place, encode(head.hash, 'hex') as hash from activity_head head
  where head.place > coalesce((select max(a.place) from activity_anchored a where a.chain = head.chain), 0)
  order by head.chain`)
const insertAnchor = query<{ anchorId: number; at: string; digest: string; signature: Buffer }>(`
  insert into activity_anchor (id, at, digest, signature) values ($anchorId, $at, decode($digest, 'hex'), $signature)`)
const insertHeads = query<{
  anchorId: number
  chains: readonly number[]
  places: readonly number[]
  hashes: readonly string[]
}>(`
  insert into activity_anchored (anchor, chain, place, hash)
  select $anchorId, chain, place, decode(hash, 'hex')
  from unnest($chains::bigint[], $places::bigint[], $hashes::text[]) as head (chain, place, hash)`)

/**
 * Once a day: signs where the chains end, and keeps the signature in the store of files as well. What the log said then
 * can no longer be taken back, not even by whoever owns the database. Two at once: the second finds the number taken.
 * The store is asked before anything is written: a log that was cut is refused at every try, and not anchored anew.
 * Answers what it wrote into the store: also the anchor before, when the store was away at that time.
 */
export async function anchorActivity({ db, files }: { db: Database; files: ObjectStore }): Promise<Anchor[]> {
  const { late, anchor } = await db.write(systemCaller('anchor-activity'), async (tx) => {
    const { now, ...before } = await lastAnchor.one(tx)
    if (await hasLaterAnchor(files, before.id)) {
      throw new Error(`The store has an anchor after ${before.id}: the log was cut`)
    }
    const isKeptLate = await keepAnchor(files, before)
    const heads = await grownChains.all(tx)
    const next = { id: before.id + 1, at: now.toISOString(), digest: digestOf(heads) }
    const signature = tx.sign(anchoredText(next, before))
    await insertAnchor.later(tx, { anchorId: next.id, at: next.at, digest: next.digest, signature })
    await insertHeads.later(tx, {
      anchorId: next.id,
      chains: heads.map(({ chain }) => chain),
      places: heads.map(({ place }) => place),
      hashes: heads.map(({ hash }) => hash),
    })
    return { late: isKeptLate ? [before] : [], anchor: { ...next, signature: signature.toString('hex') } }
  })
  await keepAnchor(files, anchor)
  return [...late, anchor]
}
