import type { Operation } from '@sarai/wire/core/operation.ts'
import { isToBlame, longestHoldMs, suspectsOf, type Sent } from '#testing/fuzz/blame.ts'
import type { Hold } from '#testing/fuzz/event-loop-watch.ts'
import { fuzzCall, type FuzzCall, type FuzzTarget } from '#testing/fuzz/fuzz-call.ts'
import { readEverything } from '#testing/fuzz/read-everything.ts'
import { createSender, type Outcome } from '#testing/fuzz/send.ts'
import { FuzzTally } from '#testing/fuzz/tally.ts'
import { outOfReach } from '#testing/fuzz/unreached.ts'
import { described, faultOf, titleOf } from '#testing/fuzz/verdict.ts'
import { nounsOfParams, nounsOfReply } from '#testing/generated/nouns.ts'

export type FuzzRun = {
  port: number
  target: FuzzTarget
  seed: number
  requests: number
  /** Holds of the target's event loop, as they are told. */
  holds: readonly Hold[]
  /** Between batches, so that what is sent follows from the seed and from what was answered before. */
  betweenBatches?: () => Promise<void>
  learnCookies?: (op: Operation, cookies: readonly string[]) => void
}

const batchSize = 200
const inFlight = 8
/** Each operation is first called as it should be, so that there is something to spoil. */
const warmUpRounds = 3
/** An operation that was not answered well is tried so many times more, after others that make it rows. */
const moreChances = 150
/** After so many different faults the rest would tell nothing new. */
const enoughFaults = 25

export async function runFuzz(run: FuzzRun): Promise<FuzzTally> {
  const { target, seed } = run
  const tally = new FuzzTally()
  const sender = createSender(run.port, inFlight)
  const valid = (op: Operation, turn: number) => fuzzCall(target, seed, turn, op)
  const isHopeless = () => tally.faults.size >= enoughFaults || tally.isSilent
  try {
    for (let round = 0; round < warmUpRounds; round++) {
      await batch(
        run,
        tally,
        sender,
        (turn) => target.operations.slice(turn, turn + 1).map((op) => valid(op, round * 1_000 + turn)),
        target.operations.length,
      )
    }
    await reachAll(run, tally, sender)
    for (let from = tally.requests; tally.requests < run.requests && !isHopeless(); from += batchSize) {
      const size = Math.min(batchSize, run.requests - tally.requests)
      await batch(run, tally, sender, (turn) => [fuzzCall(target, seed, from + turn + 10_000)], size)
    }
    const again = isHopeless() ? [] : readEverything(target, seed)
    await batch(run, tally, sender, (turn) => again.slice(turn, turn + 1), again.length)
  } finally {
    sender.close()
  }
  return tally
}

/** At the same door, and reads or makes something. */
function isMaker(other: Operation, op: Operation): boolean {
  const isSameDoor = other.path.startsWith('/desk/') === op.path.startsWith('/desk/')
  return isSameDoor && other.access !== 'anyone' && (other.method === 'GET' || other.method === 'POST')
}

/**
 * Sees every operation answered well once, before anything is spoiled: later, who was invited is shut out again, and a
 * period that could be split has one night left.
 */
async function reachAll(run: FuzzRun, tally: FuzzTally, sender: ReturnType<typeof createSender>): Promise<void> {
  const { target, seed } = run
  const isUnreached = (op: Operation) => tally.successes(op) === 0 && outOfReach[titleOf(op)] === undefined
  for (const op of target.operations.filter(isUnreached)) {
    const makers = target.operations.filter((other) => isMaker(other, op))
    const relatives = target.operations.filter((other) => isRelative(other, op))
    for (let round = 0; round < moreChances && isUnreached(op) && !tally.isSilent; round++) {
      const some = [
        relatives[round % relatives.length],
        ...[0, 1, 2].map((n) => makers[(round * 3 + n) % makers.length]),
      ]
      const callsOf = (turn: number) => [fuzzCall(target, seed, 5_000_000 + round * 10 + turn, some[turn] ?? op)]
      await batch(run, tally, sender, callsOf, some.length)
      // Alone: a code that steps up is taken once, and another call of its batch would take it away.
      await batch(run, tally, sender, () => [fuzzCall(target, seed, 6_000_000 + round, op)], 1)
    }
  }
}

/** Tells of the rows that the operation is about, or is another step of logging in. */
function isRelative(other: Operation, op: Operation): boolean {
  const noun = nounsOfParams(op.path).at(-1)?.noun ?? nounsOfReply(op)[0] ?? ''
  return nounsOfReply(other).includes(noun) || (op.cookies === true && other.cookies === true)
}

/** All calls of a batch are thought out before the first is sent, and what they teach is learnt in their order. */
async function batch(
  run: FuzzRun,
  tally: FuzzTally,
  { send }: ReturnType<typeof createSender>,
  callsOf: (turn: number) => FuzzCall[],
  size: number,
): Promise<void> {
  const begun = Date.now()
  const calls = Array.from({ length: size }, (_, turn) => turn).flatMap(callsOf)
  const waiting = [...calls]
  const sent: Sent[] = []
  const outcomes = new Map<FuzzCall, Outcome>()
  const worker = async () => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      const note: Sent = { call, sentAt: Date.now(), endedAt: undefined }
      sent.push(note)
      const outcome = await send(call.request)
      note.endedAt = outcome.endedAt
      outcomes.set(call, outcome)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  for (const call of calls) settle(run, tally, call, outcomes.get(call)!)
  const holdsSince = (moment: number) => run.holds.filter(({ until }) => until >= moment)
  for (const hold of holdsSince(begun).filter(({ heldMs }) => heldMs > longestHoldMs)) {
    await blame(tally, hold, suspectsOf(hold, sent), send, holdsSince)
  }
  await run.betweenBatches?.()
}

async function blame(
  tally: FuzzTally,
  hold: Hold,
  suspects: readonly FuzzCall[],
  send: ReturnType<typeof createSender>['send'],
  holdsSince: (moment: number) => readonly Hold[],
): Promise<void> {
  tally.noteHold(hold)
  if (suspects.some((suspect) => tally.hasFault(suspect, 'held'))) return
  for (const suspect of suspects) {
    const held = await isToBlame(suspect, send, holdsSince)
    if (held === undefined) continue
    const why = `held the event loop for ${Math.round(held.heldMs)} ms`
    tally.noteFault(suspect, 'held', why, described(suspect))
  }
}

function settle(run: FuzzRun, tally: FuzzTally, call: FuzzCall, outcome: Outcome): void {
  tally.count(call, outcome)
  const fault = faultOf(call, outcome)
  if (fault !== undefined) tally.noteFault(call, fault.what, fault.why, described(call))
  const { op } = call
  if (op === undefined || outcome.answer === undefined) return
  const { status, headers, body } = outcome.answer
  const known = run.target.knownOf(op)
  const mediaType = headers['content-type'] ?? ''
  const isGone = (status === 404 && call.how === 'valid') || (status < 300 && op.method === 'DELETE')
  if (isGone) {
    const last = nounsOfParams(op.path).at(-1)
    if (last !== undefined) known.forget(last.noun, String(call.params[last.param]))
  }
  if (status >= 300 || call.request.method !== op.method) return
  run.learnCookies?.(op, headers['set-cookie'] ?? [])
  if (op.replies === 'file') known.learnFile(mediaType, body)
  else if (mediaType.startsWith('application/json')) known.learn(op, call.params, JSON.parse(body.toString()))
}
