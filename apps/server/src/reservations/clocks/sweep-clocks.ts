import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { decideClock, type DueClock } from '#reservations/clocks/decide-clock.ts'

export type SweepParts = {
  readonly db: Database
  readonly log: { error(details: object, text: string): void }
  /** What became of one that was due: a worker tells how many there were. */
  readonly onDecided: () => void
  readonly onFailed: () => void
  readonly signal: AbortSignal
}

const atOnce = 200
/** Few: each holds a connection, and the jobs of the same worker need some. */
const sideBySide = 2

/**
 * Without a lock, so that it waits for nobody. The limit stands in the text: PostgreSQL takes one that it does not know for
 * a tenth of the table, and would rather plan every look anew.
 */
export const dueClocks = query<void, DueClock>(`
  select agency_id as "agencyId", contract_id as "contractId", request_id as "requestId", clock, version
  from request_clock where clock <> 'answer' and coalesce(retry_at, due_at) <= now()
  order by coalesce(retry_at, due_at) limit ${atOnce}`)
/** A second, two, four, and at last a bit more than an hour. A clock that was set again is a new one. */
const tryLater = query<Omit<DueClock, 'contractId'>>(`
  update request_clock set tries = least(tries + 1, 12), retry_at = now() + power(2, tries) * interval '1 second'
  where agency_id = $agencyId and request_id = $requestId and clock = $clock and version = $version`)

/** Decides what has run out, the oldest first; whether it should look again at once, because there may be more. */
export async function sweepClocks(parts: SweepParts): Promise<boolean> {
  const due = await parts.db.look(systemCaller('sweep-clocks'), dueClocks.ask.all())
  const contracts = inAnyOrder([...Map.groupBy(due, ({ contractId }) => contractId).values()])
  let decided = 0
  const work = async () => {
    for (let clocks = contracts.pop(); clocks !== undefined; clocks = contracts.pop()) {
      decided += await sweepContract(parts, clocks)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return decided > 0 && due.length === atOnce
}

/** Two workers that begin at different ends get into each other's way only in the middle. */
function inAnyOrder<Thing>(things: readonly Thing[]): Thing[] {
  const begin = Math.floor(Math.random() * things.length)
  return [...things.slice(begin), ...things.slice(0, begin)]
}

/** In the order in which they ran out. What somebody else is deciding about has time until the next sweep. */
async function sweepContract(parts: SweepParts, clocks: readonly DueClock[]): Promise<number> {
  let decided = 0
  for (const clock of clocks) {
    if (parts.signal.aborted) break
    const verdict = await decideOrPutOff(parts, clock)
    if (verdict === 'busy') break
    if (verdict === 'decided') decided += 1
  }
  return decided
}

async function decideOrPutOff(parts: SweepParts, clock: DueClock) {
  try {
    const verdict = await decideClock(parts.db, clock)
    if (verdict === 'decided') parts.onDecided()
    return verdict
  } catch (error) {
    await putOff(parts, clock, error)
    return 'void'
  }
}

/** One that cannot be decided stops no other: it is tried again, and later each time. */
async function putOff({ db, log, onFailed }: SweepParts, due: DueClock, error: unknown): Promise<void> {
  const { agencyId, requestId, clock, version } = due
  await db.write(systemCaller('sweep-clocks'), (tx) => tryLater.run(tx, { agencyId, requestId, clock, version }))
  if (isVoid(error)) return
  onFailed()
  log.error({ err: error, requestId, clock }, 'a clock that has run out could not be decided')
}

/** Whatever was decided meanwhile has set a clock of its own. */
function isVoid(error: unknown): boolean {
  return error instanceof Problem && (error.code === 'STATE_CHANGED' || error.code === 'DEADLINE_NOT_REACHED')
}
