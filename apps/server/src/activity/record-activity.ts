import type { ActivityKind } from '@sarai/wire/desk/activity.ts'
import type { ActivityValues, SubjectKind } from '@sarai/wire/desk/activity-values.ts'
import { keptValues } from '#activity/values.ts'
import type { Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'

/** What a step is about. Only kind and ids ever become a link; the label is what people wrote. */
export type Subject = {
  kind: SubjectKind
  id?: number
  /** The package that sells the property. */
  within?: number
  label?: string
}

/** One step, as the log keeps it. Values are made by `values.ts`; never of passwords, tokens or notes. */
export type Activity = {
  what: ActivityKind
  /** The agency that it is about; left out for what concerns the house. */
  agencyId?: number
  subject?: Subject
  before?: ActivityValues
  after?: ActivityValues
}

/**
 * The agency is held before the end of its chain is: a decision has them in this order, and whoever has them in the
 * other would wait for it while it waits for them.
 */
const keepActivity = query<{ chain: number; place: number; hash: string }>(`
  with held as (select id from agency where id = $1 for key share)
  select chain, place, hash from keep_activity(coalesce((select id from held), $1::bigint), $2, $3::bigint, $4,
    $5, $6::bigint, $7::bigint, $8, $9::jsonb, $10::jsonb, $11, $12)`)
const sealActivity = query(`insert into activity_seal (chain, place, signature) values ($1, $2, $3)`)

/**
 * Keeps a step in the transaction that takes it: the log and the data cannot disagree. The database hashes the row into
 * its chain; what we sign is that hash, with a key that the database never sees (decision 047).
 */
export async function record(tx: Tx, caller: Caller, activity: Activity): Promise<void> {
  const { what, agencyId, subject, before, after } = activity
  const step = await keepActivity.one(
    tx,
    agencyId ?? null,
    caller.kind,
    idOf(caller),
    what,
    subject?.kind ?? null,
    subject?.id ?? null,
    subject?.within ?? null,
    subject?.label ?? '',
    before === undefined ? null : keptValues(before),
    after === undefined ? null : keptValues(after),
    caller.address,
    caller.reference,
  )
  await sealActivity.run(tx, step.chain, step.place, tx.sign(sealedText(step)))
}

/** What the signature of a step is about. The hash holds the step and all that was in the chain before it. */
export function sealedText({ chain, place, hash }: { chain: number; place: number; hash: string }): string {
  return `step ${chain} ${place} ${hash}`
}

function idOf(caller: Caller): number | null {
  switch (caller.kind) {
    case 'staff':
      return caller.staffId
    case 'agency':
      return caller.userId
    case 'visitor':
    case 'system':
      return null
  }
}
