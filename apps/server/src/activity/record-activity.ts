import type { ActivityKind, ActivityValues } from '@sarai/contract/activity.ts'
import type { Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'

/** One step, as the log keeps it. Values are statuses, reasons and names of groups; never passwords, tokens or notes. */
export type Activity = {
  what: ActivityKind
  /** The agency that it is about; left out for what concerns the house. */
  agencyId?: number
  /** What exactly: the id of the note, the name of the mail. */
  subject?: string
  before?: ActivityValues
  after?: ActivityValues
}

/**
 * The agency is held before the end of its chain is: a decision has them in this order, and whoever has them in the
 * other would wait for it while it waits for them.
 */
const insertActivity = (actorName: string) =>
  query(`
  with held as (select id from agency where id = $1 for key share)
  insert into activity (agency_id, actor_kind, actor_id, actor_name, what, subject, before, after, address, reference)
  select coalesce((select id from held), $1::bigint), $2, $3::bigint, coalesce(${actorName}, ''), $4, $5, $6::jsonb,
    $7::jsonb, $8, $9`)
const insertOfNobody = insertActivity(`''`)
/** A role may read the names of its own people only (decision 046). */
const insertOf = {
  staff: insertActivity(`(select name from staff where id = $3)`),
  agency: insertActivity(`(select first_name || ' ' || last_name from agency_user where agency_id = $1 and id = $3)`),
  visitor: insertOfNobody,
  system: insertOfNobody,
}

/** Keeps a step in the transaction that takes it: the log and the data cannot disagree. */
export async function record(tx: Tx, caller: Caller, activity: Activity): Promise<void> {
  await insertOf[caller.kind].run(
    tx,
    activity.agencyId ?? null,
    caller.kind,
    idOf(caller),
    activity.what,
    activity.subject ?? '',
    activity.before ?? null,
    activity.after ?? null,
    caller.address,
    caller.reference,
  )
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
