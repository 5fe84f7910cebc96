import type { Caller } from '#caller.ts'
import { claimFor, stillHeld, type Kept } from '#database/idempotency.ts'
import type { Question } from '#database/query.ts'
import type { Line } from '#database/transaction/line.ts'
import { beginning, named, type Bounds } from '#database/transaction/settings.ts'
import { standingFor } from '#standing-now.ts'

/** With `kept` this is a repetition: nothing more is to be done, and no answer counts. */
type Begun = { readonly now: number; readonly answers: readonly unknown[]; readonly kept?: Kept }

/**
 * In one round trip: the transaction, for whom it is, whether they still may, the key of the call, and what the write
 * knows that it will ask. Who called may have lost their session or role since they were let in (a body takes its time,
 * and so do locks and hashing). That is judged first, then the key, then what failed, then the answers.
 */
export async function beginWrite(
  line: Line,
  bounds: Bounds,
  caller: Caller,
  questions: readonly Question<unknown>[],
): Promise<Begun> {
  const claim = claimFor(caller)
  const guards = [standingFor(caller), claim].filter((guard) => guard !== undefined)
  const first = beginning('read write', bounds, caller)
  const asked = [...guards, ...questions]
  const { answers, failure } = await line.attempt([
    ...first,
    ...asked.map(({ statement }) => named(bounds.role, statement)),
  ])
  const { now } = (answers[1]?.rows[0] ?? { now: 0 }) as { now: number }
  const answered = answers.slice(first.length)
  const passed = guards.slice(0, answered.length).map(({ read }, place) => read(answered[place]!))
  const kept = claim === undefined ? undefined : (passed[guards.length - 1] as Kept | undefined)
  if (kept !== undefined) return { now, answers: [], kept }
  const isOfClaim = claim !== undefined && answered.length === guards.length - 1
  if (failure !== undefined) throw isOfClaim ? stillHeld(failure) : failure
  return { now, answers: questions.map(({ read }, place) => read(answered[guards.length + place]!)) }
}
