import { anchoredText, digestOf, type Anchor, type Head } from '#activity/anchor.ts'
import { hasLaterAnchor, keepAnchor } from '#activity/kept-anchors.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'

const lastAnchor = query<Anchor & { now: Date }>(`
  select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, encode(digest, 'hex') as digest,
    encode(signature, 'hex') as signature, now() as now
  from activity_anchor order by id desc limit 1`)
const grownChains = query<Head>(`
  select head.chain, head.place, encode(head.hash, 'hex') as hash from activity_head head
  where head.place > coalesce((select max(a.place) from activity_anchored a where a.chain = head.chain), 0)
  order by head.chain`)
const insertAnchor = query(`
  insert into activity_anchor (id, at, digest, signature) values ($1, $2, decode($3, 'hex'), $4)`)
const insertHeads = query(`
  insert into activity_anchored (anchor, chain, place, hash)
  select $1, chain, place, decode(hash, 'hex') from unnest($2::bigint[], $3::bigint[], $4::text[]) as head (chain, place, hash)`)

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
    await insertAnchor.run(tx, next.id, next.at, next.digest, signature)
    await insertHeads.run(
      tx,
      next.id,
      heads.map(({ chain }) => chain),
      heads.map(({ place }) => place),
      heads.map(({ hash }) => hash),
    )
    return { late: isKeptLate ? [before] : [], anchor: { ...next, signature: signature.toString('hex') } }
  })
  await keepAnchor(files, anchor)
  return [...late, anchor]
}
