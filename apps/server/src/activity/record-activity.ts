import type { ActivityKind } from '@sarai/wire/desk/activity.ts'
import type { ActivityValues, SubjectKind } from '@sarai/wire/desk/activity-values.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { keptValues } from '#activity/values.ts'
import type { AgencyCaller, Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

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
  agencyId?: AgencyId
  subject?: Subject
  before?: ActivityValues
  after?: ActivityValues
}

/**
 * The agency is held before the end of its chain is: a decision has them in this order, and whoever has them in the
 * other would wait for it while it waits for them.
 */
const keepActivity = query<
  {
    agencyId: AgencyId | null
    actorKind: string
    actorId: number | null
    what: string
    subjectKind: string | null
    subjectId: number | null
    subjectWithin: number | null
    subjectLabel: string
    before: object | null
    after: object | null
    address: string
    reference: string
  },
  { chain: number; place: number; hash: string }
>(`
  with held as (select id from agency where id = $agencyId for key share)
  select chain, place, hash from keep_activity(coalesce((select id from held), $agencyId::bigint),
    $actorKind, $actorId::bigint, $what, $subjectKind, $subjectId::bigint, $subjectWithin::bigint, $subjectLabel,
    $before::jsonb, $after::jsonb, $address, $reference)`)
const sealActivity = query<{ chain: number; place: number; signature: Buffer }>(
  `insert into activity_seal (chain, place, signature) values ($chain, $place, $signature)`,
)

/** Whoever calls, or the user of an agency for whom the worker does what they asked for. */
type Actor = Caller | Pick<AgencyCaller, 'kind' | 'userId' | 'address' | 'reference'>

/** The log is read again once for all steps of a transaction: an outbox row for each would only tell the same. */
const told = new WeakSet<Tx>()

/**
 * Keeps a step in the transaction that takes it: the log and the data cannot disagree. The database hashes the row into
 * its chain; what we sign is that hash, with a key that the database never sees (decision 047).
 */
export async function record(tx: Tx, caller: Actor, activity: Activity): Promise<void> {
  const { what, agencyId, subject, before, after } = activity
  const step = await keepActivity.one(tx, {
    agencyId: agencyId ?? null,
    actorKind: caller.kind,
    actorId: idOf(caller),
    what,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    subjectWithin: subject?.within ?? null,
    subjectLabel: subject?.label ?? '',
    before: before === undefined ? null : keptValues(before),
    after: after === undefined ? null : keptValues(after),
    address: caller.address,
    reference: caller.reference,
  })
  await sealActivity.later(tx, { chain: step.chain, place: step.place, signature: tx.sign(sealedText(step)) })
  if (told.has(tx)) return
  told.add(tx)
  await announce(tx, { to: 'desk', what: 'activity', id: 'step' })
}

/** What the signature of a step is about. The hash holds the step and all that was in the chain before it. */
export function sealedText({ chain, place, hash }: { chain: number; place: number; hash: string }): string {
  return `step ${chain} ${place} ${hash}`
}

function idOf(caller: Actor): number | null {
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
