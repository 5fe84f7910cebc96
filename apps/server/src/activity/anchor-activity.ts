import { anchoredText, anchorFile, digestOf, type Anchor, type Head } from '#activity/anchor.ts'
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
 */
export async function anchorActivity({ db, files }: { db: Database; files: ObjectStore }): Promise<Anchor> {
  const anchor = await db.write(systemCaller('anchor-activity'), async (tx) => {
    const { now, ...before } = await lastAnchor.one(tx)
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
    return { ...next, signature: signature.toString('hex') }
  })
  await keepOutside(files, anchor)
  return anchor
}

/** Never over one that is there: it may be the only trace of what was taken out of the database. */
async function keepOutside(files: ObjectStore, anchor: Anchor): Promise<void> {
  const name = anchorFile(anchor.id)
  if ((await files.get(name)) !== undefined) throw new Error(`The store has another ${name}: the log was cut`)
  await files.put(name, Buffer.from(JSON.stringify(anchor)), 'application/json')
}
