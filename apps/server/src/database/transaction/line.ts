import pg from 'pg'
import { isBroken, takeUnconfirmed } from '#database/connection-pool.ts'
import { withinTime } from '#database/transaction/within-time.ts'
import { Flight, type Answer, type Statement } from '#database/transaction/flight.ts'
import { Problem } from '#problem.ts'

/** A connection for the length of one piece of work. */
export type Line = {
  /** In one round trip. */
  send: (statements: readonly Statement[]) => Promise<readonly Answer[]>
  /** The same, with what was answered before one of them failed. */
  attempt: (statements: readonly Statement[]) => Promise<Attempt>
  /** These and the end of the transaction: from here on nobody knows the outcome of a lost answer. */
  commit: (last: readonly Statement[]) => Promise<void>
}
export type Attempt = { readonly answers: readonly Answer[]; readonly failure?: unknown }

const committing: Statement = { name: 'commit', text: 'commit', values: [] }

/** Works on a connection of the pool, and gives it back as it was or not at all. */
export async function onLine<T>(
  pool: pg.Pool,
  { timeoutMs }: { timeoutMs: number },
  work: (line: Line) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new Problem('OUTCOME_UNKNOWN', { cause: error })
  })
  let isCommitting = false
  let isOver = false
  const attempt = async (flight: Flight): Promise<Attempt> => {
    // By then the connection may be somebody else's, with their rights.
    if (isOver) throw new Error('A statement came after the end of its transaction: somebody did not wait for it')
    client.query(flight)
    try {
      return { answers: await flight.landed }
    } catch (error) {
      if (error instanceof Error) Error.captureStackTrace(error) // who asked, not what the socket did
      return { answers: flight.answered, failure: error }
    }
  }
  const line: Line = {
    attempt: (statements) => attempt(new Flight(statements)),
    send: async (statements) => allOf(await attempt(new Flight(statements))),
    async commit(last) {
      const flight = new Flight([...last, committing])
      isCommitting = true
      const { command } = allOf(await attempt(flight)).at(-1)!
      if (command === 'COMMIT') return
      // After an error that somebody caught COMMIT rolls back, and says so in this word alone.
      isCommitting = false
      throw new Error(`A transaction with an error in it ended with ${command}`)
    },
  }
  try {
    const result = await withinTime(work(line), timeoutMs).finally(() => (isOver = true))
    if (takeUnconfirmed(client)) throw new Problem('OUTCOME_UNKNOWN')
    client.release()
    return result
  } catch (error) {
    const failure = isOutcomeLost(client, error, isCommitting)
      ? new Problem('OUTCOME_UNKNOWN', { cause: error })
      : error
    await giveBack(client, failure)
    throw failure
  }
}

function allOf({ answers, failure }: Attempt): readonly Answer[] {
  if (failure !== undefined) throw failure
  return answers
}

/** Class 08 is a connection that failed, 57P0x a server that goes down or ended it. */
const connectionLost = /^(08|57P0)/

/**
 * Whether the connection failed rather than the work. During COMMIT the outcome is then unknown; before it nothing was
 * done. Both get the same answer, because the client retries with the same key (decision 006).
 */
function isOutcomeLost(client: pg.PoolClient, error: unknown, isCommitting: boolean): boolean {
  if (error instanceof Problem) return false
  if (error instanceof pg.DatabaseError) return connectionLost.test(error.code ?? '')
  return isCommitting || isBroken(client)
}

/**
 * Classes of errors after which a connection is not used again: a statement that was prepared before its tables changed
 * (0A, 26, 42P05), a cancel that may come too late and hit the next caller (57), a server in trouble (53, 58, XX).
 */
const connectionSpoiled = /^(0A|26|42P05|53|57|58|XX)/

function isSpoiled(error: unknown): boolean {
  if (error instanceof Problem) return error.code === 'OUTCOME_UNKNOWN'
  return error instanceof pg.DatabaseError && connectionSpoiled.test(error.code ?? '')
}

/** A refusal leaves a healthy connection behind: what was prepared on it is known, and the rest is rolled back. */
async function giveBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isSpoiled(error)) return client.release(true)
  try {
    await withinTime(client.query('rollback'), 1_000)
    client.release()
  } catch {
    client.release(true)
  }
}
