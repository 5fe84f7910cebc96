import { createHash } from 'node:crypto'
import { atDoor, type Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

/** So many wrong guesses in a row, from wherever they come, close the step: at first for a quarter of an hour. */
const mostWrong = 10

/**
 * What is guessed, whose it is, and where. A browser that its owner is known by counts for itself (known-device.ts), and
 * so does each session: whoever has one of them in hand closes nothing for the others.
 */
export type Guess =
  | { what: 'desk-code'; person: number; device: number | undefined }
  | { what: 'desk-code-inside' | 'desk-password-inside' | 'portal-password-inside'; person: number; session: string }
/** What else happens when a step is closed, in the same transaction: its owner is told, and the log keeps it. */
export type OnClosed = (tx: Tx) => Promise<void>

/** Whose guess at what, from where. */
type Key = { what: string; person: number; device: number }
const ofKey = `what = $what and person = $person and device = $device`

/**
 * Counted before it is judged, so that a thousand at once are not judged before the first is counted. The row is what
 * all processes wait for.
 */
const countOne = query<Key, { wrong: number; waitSeconds: number }>(`
  insert into guess_cap as cap (what, person, device, wrong) values ($what, $person, $device, 1)
  on conflict (what, person, device) do update set updated_at = clock_timestamp(),
    wrong = cap.wrong + case when cap.closed_until > clock_timestamp() then 0 else 1 end
  returning wrong, coalesce(greatest(0, ceil(extract(epoch from closed_until - clock_timestamp()))), 0)::int
    as "waitSeconds"`)
/** Twice as long each time, a day at most: a daily round of ten guesses finds one code in a hundred years. */
const close = query<Key & { mostWrong: number }, { waitSeconds: number }>(`
  update guess_cap set wrong = 0, closings = closings + 1, updated_at = clock_timestamp(),
    closed_until = clock_timestamp() + least(interval '1 day', interval '15 minutes' * 2 ^ least(closings, 10))
  where ${ofKey} and wrong >= $mostWrong
  returning ceil(extract(epoch from closed_until - clock_timestamp()))::int as "waitSeconds"`)
const takeBack = query<Key>(`update guess_cap set wrong = greatest(0, wrong - 1) where ${ofKey}`)
const forget = query<Key>(`delete from guess_cap where ${ofKey}`)
const forgetAll = query<{ door: string; person: number }>(
  `delete from guess_cap where starts_with(what, $door || '-') and person = $person`,
)

/**
 * A guess at something short. `judge` says by `right()`, in its transaction, that it was no guess: then the count begins
 * anew. An answer that is merely repeated says nothing, and so clears nothing.
 */
export async function judgeGuess<T>(
  db: Database,
  caller: Caller,
  guess: Guess,
  onClosed: OnClosed,
  judge: (right: () => void) => Promise<T>,
): Promise<T> {
  // In the name of the caller, whose log it is, but without the idempotency key: that belongs to what follows.
  const { intent: _, ...inNameOf } = caller
  const counter = atDoor(inNameOf, guess.what.startsWith('desk-') ? 'desk' : 'portal')
  const device = 'session' in guess ? placeOf(guess.session) : (guess.device ?? 0)
  const key = { what: guess.what, person: guess.person, device }
  const waitSeconds = await db.write(counter, async (tx) => {
    const counted = await countOne.one(tx, key)
    return counted.wrong > mostWrong ? shut(tx, key, onClosed) : counted.waitSeconds
  })
  if (waitSeconds > 0) throw closedFor(waitSeconds)
  let isRight = false
  const settle = () => db.write(counter, (tx) => (isRight ? forget : takeBack).later(tx, key))
  try {
    const answer = await judge(() => {
      isRight = true
    })
    await settle()
    return answer
  } catch (error) {
    if (isRight || !isVerdict(error)) {
      await settle()
      throw error
    }
    const closedSeconds = await db.write(counter, (tx) => shut(tx, key, onClosed))
    throw closedSeconds > 0 ? closedFor(closedSeconds) : error
  }
}

/** Whoever has a new password, or a new factor, begins with a clean sheet: at the door and inside, in every session. */
export async function reopenGuesses(tx: Tx, door: 'portal' | 'desk', person: number): Promise<void> {
  await forgetAll.later(tx, { door, person })
}

/** Below zero, where no known browser is. Two sessions of a person that share one of 32,768 places share its count. */
function placeOf(session: string): number {
  return -1 - (createHash('sha256').update(session).digest().readUInt16BE() >>> 1)
}

async function shut(tx: Tx, key: Key, onClosed: OnClosed): Promise<number> {
  const closed = await close.first(tx, { ...key, mostWrong })
  if (closed === undefined) return 0
  await onClosed(tx)
  return closed.waitSeconds
}

/** Every refusal counts as wrong, unless it says that the fault was ours: a new kind of refusal cannot be forgotten. */
function isVerdict(error: unknown): boolean {
  return error instanceof Problem && error.status < 500
}

function closedFor(seconds: number): Problem {
  return new Problem('GUESSES_CLOSED', { values: { seconds, minutes: Math.ceil(seconds / 60) } })
}
