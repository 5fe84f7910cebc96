import { sealedText } from '#activity/record-activity.ts'
import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Signing } from '#signing.ts'

export type ActivityFault = { chain: number; place: number; fault: string }

type Checked = {
  chain: number
  place: number
  hash: string
  follows: boolean
  hasPrevious: boolean
  /** Where the chain should end, when this row stands behind its end. */
  beyond: number | null
  isOld: boolean
  mayBeOld: boolean
  isToldAsWritten: boolean
  signature: Buffer | null
}

/** Each row beside the one before it, the end of its chain, its signature and the anchor of the old rows. */
const checked = (rows: string) => `
  select step.chain, step.place, encode(step.hash, 'hex') as hash,
    step.hash = activity_step_hash(step, coalesce(previous.hash, '')) as follows,
    step.place = 1 or previous.chain is not null as "hasPrevious",
    case when step.place > coalesce(head.place, 0) then coalesce(head.place, 0) end as beyond,
    step.form = 1 as "isOld", coalesce(step.place <= ended.place, false) as "mayBeOld",
    step.form <> 1 or (
      (step.subject_kind, step.subject_id, step.subject_within, step.subject_label) is not distinct from
        (told.kind, told.id, told.within, told.label)
      and (step.was, step.became) is not distinct from
        (old_activity_values(step, step.before), old_activity_values(step, step.after))) as "isToldAsWritten",
    seal.signature
  from (${rows}) as found
  join activity step on step.chain = found.chain and step.place = found.place
  cross join lateral old_activity_subject(step.what, step.subject) told
  left join activity previous on previous.chain = step.chain and previous.place = step.place - 1
  left join activity_head head on head.chain = step.chain
  left join activity_seal seal on seal.chain = step.chain and seal.place = step.place
  left join activity_anchored ended on ended.anchor = 0 and ended.chain = step.chain
  order by step.chain, step.place`
const pageOfAll = query<{ chain: number; place: number; limit: number }, Checked>(
  checked(
    `select chain, place from activity where (chain, place) > ($chain, $place) order by chain, place limit $limit`,
  ),
)
/** Newest first, so that what was just done is looked at whatever the limit is. */
const newest = query<{ limit: number }, Checked>(
  checked(`select chain, place from activity where at > now() - interval '30 minutes' order by at desc limit $limit`),
)
const cutChains = query<void, ActivityFault>(`
  select chain, place, 'the chain does not end here' as fault from activity_head head
  where not exists (
    select 1 from activity step where step.chain = head.chain and step.place = head.place and step.hash = head.hash)
  order by chain limit 1000`)

const caller = systemCaller('check-activity')
const pageSize = 2_000
const mostNewest = 10_000
/** Whoever rewrote everything need not be named row by row. */
const mostFaults = 1_000

/**
 * Walks the whole log, page by page, and names every row that was changed, taken out or put in. Where it stands is kept
 * nowhere but here: whoever can write to the database could move a mark that lay in it.
 */
export async function findActivityFaults(db: Database, signing: Signing): Promise<ActivityFault[]> {
  const faults = await db.look(caller, cutChains.ask.all())
  let after = { chain: -1, place: 0 }
  for (;;) {
    const { chain, place } = after
    const rows = await db.look(caller, pageOfAll.ask.all({ chain, place, limit: pageSize }))
    faults.push(...rows.flatMap((row) => faultsOf(row, signing)))
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize || faults.length > mostFaults) return faults
    after = last
  }
}

/** The steps of the last half hour, each with the one before it. */
export async function findRecentFaults(db: Database, signing: Signing): Promise<ActivityFault[]> {
  const rows = await db.look(caller, newest.ask.all({ limit: mostNewest }))
  return rows.flatMap((row) => faultsOf(row, signing))
}

function faultsOf(row: Checked, signing: Signing): ActivityFault[] {
  const { chain, place } = row
  const isSigned = row.isOld ? row.mayBeOld : isSignedBy(row, signing)
  const faults = [
    !row.hasPrevious && 'a row is missing before this one',
    !row.follows && 'this row was changed, or put in',
    !isSigned && 'nobody of ours signed this row',
    !row.isToldAsWritten && 'this row is not told as it was written',
  ].filter((fault) => fault !== false)
  const ends = row.beyond === null ? [] : [{ chain, place: row.beyond, fault: 'the chain does not end here' }]
  return [...ends, ...faults.map((fault) => ({ chain, place, fault }))]
}

function isSignedBy(row: Checked, signing: Signing): boolean {
  return row.signature !== null && signing.isSigned(sealedText(row), row.signature)
}
