import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Actor } from '@sarai/domain/request/booking-request.ts'
import type { Clock } from '@sarai/domain/request/effects.ts'
import { systemCaller } from '#caller.ts'
import { happenTo } from '#contracts/happen-to.ts'
import { renewTurn } from '#contracts/renew-turn.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'

/** Found by the sweep without a lock: it may have been decided, or moved, a moment later. */
export type DueClock = {
  readonly agencyId: AgencyId
  readonly contractId: ContractId
  readonly requestId: RequestId
  readonly clock: Exclude<Clock, 'answer'>
  readonly version: number
}

/** `busy`: somebody else is deciding about the same contract. `void`: they have decided already. */
export type Verdict = 'decided' | 'busy' | 'void'

export const timer: Actor = { source: 'timer', roles: ['timer'], id: 'timer' }

/** The contract, before the row of the clock: as everybody else who decides, or two of them wait for each other. */
const lockIfFree = query<Pick<DueClock, 'agencyId' | 'contractId'>, { isFree: true }>(`
  select true as "isFree" from contract where agency_id = $agencyId and id = $contractId for update skip locked`)
const stillDue = query<Omit<DueClock, 'contractId'>, { isDue: true }>(`
  select true as "isDue" from request_clock
  where agency_id = $agencyId and request_id = $requestId and clock = $clock and version = $version
    and coalesce(retry_at, due_at) <= now()`)

/** One clock that has run out, in a transaction of its own: whoever is killed in it has done nothing. */
export function decideClock(db: Database, due: DueClock): Promise<Verdict> {
  const { agencyId, contractId, requestId, clock, version } = due
  const questions = [
    lockIfFree.ask.first({ agencyId, contractId }),
    stillDue.ask.first({ agencyId, requestId, clock, version }),
  ] as const
  return db.write(systemCaller('sweep-clocks'), questions, async (tx, [free, still]): Promise<Verdict> => {
    if (free === undefined) return 'busy'
    if (still === undefined) return 'void'
    await runOut(tx, due)
    return 'decided'
  })
}

async function runOut(tx: Tx, due: DueClock): Promise<unknown> {
  if (due.clock === 'revive') return renewTurn(tx, due)
  const event = { by: timer, at: tx.now, seenVersion: due.version }
  if (due.clock === 'payment') return happenTo(tx, due.requestId, due, { ...event, kind: 'expire' })
  const [hours] = await tx.ask([askAnswerHours()])
  return happenTo(tx, due.requestId, due, { ...event, kind: 'expire-offer', hours })
}
