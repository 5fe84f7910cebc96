import { anchoredText, digestOf, type Anchor, type Head } from '#activity/anchor.ts'
import type { ActivityFault } from '#activity/check-activity.ts'
import { hasLaterAnchor, howKept } from '#activity/kept-anchors.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Signing } from '#signing.ts'

const anchorsFrom = query<{ from: number }, Anchor>(`
  select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, encode(digest, 'hex') as digest,
    encode(signature, 'hex') as signature
  from activity_anchor where id >= $from order by id limit 100`)
const headsOf = query<{ anchorId: number }, Head & { isThere: boolean }>(`
  select head.chain, head.place, encode(head.hash, 'hex') as hash, step.hash is not distinct from head.hash as "isThere"
  from activity_anchored head left join activity step on step.chain = head.chain and step.place = head.place
  where head.anchor = $anchorId order by head.chain`)

const caller = systemCaller('check-activity')
const faultOf = (id: number, fault: string): ActivityFault => ({ chain: -1, place: id, fault })

/** Whether the anchors follow from each other, whether the log still says what they signed, and what the store has. */
export async function findAnchorFaults(
  { db, files }: { db: Database; files: ObjectStore },
  signing: Signing,
): Promise<ActivityFault[]> {
  const faults: ActivityFault[] = []
  let before: Anchor | undefined
  for (;;) {
    const from: number = before === undefined ? 0 : before.id + 1
    const anchors = await db.look(caller, anchorsFrom.ask.all({ from }))
    for (const anchor of anchors) {
      const heads = await db.look(caller, headsOf.ask.all({ anchorId: anchor.id }))
      const isNext = anchor.id === (before === undefined ? 0 : before.id + 1)
      if (!isNext) faults.push(faultOf(anchor.id, 'an anchor is missing before this one'))
      if (digestOf(heads) !== anchor.digest || !isSigned(anchor, before, signing)) {
        faults.push(faultOf(anchor.id, 'this anchor was changed, or put in'))
      }
      const gone = heads.filter(({ isThere }) => !isThere)
      faults.push(...gone.map(({ chain, place }) => ({ chain, place, fault: 'an anchor knows another row here' })))
      // Each of them, and not the last alone: a log that was cut may have been anchored again since. One small file a day.
      if ((await howKept(files, anchor)) !== 'as-it-is') {
        faults.push(faultOf(anchor.id, 'the store does not have this anchor as it is'))
      }
      before = anchor
    }
    if (anchors.length === 0) break
  }
  const last = before?.id ?? 0
  if (await hasLaterAnchor(files, last)) {
    faults.push(faultOf(last + 1, 'the store has an anchor that the database has lost'))
  }
  return faults
}

function isSigned(anchor: Anchor, before: Anchor | undefined, signing: Signing): boolean {
  if (before === undefined) return anchor.id === 0
  return (
    anchor.signature !== null && signing.isSigned(anchoredText(anchor, before), Buffer.from(anchor.signature, 'hex'))
  )
}
