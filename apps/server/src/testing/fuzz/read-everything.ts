import type { Operation } from '@sarai/wire/core/operation.ts'
import { nounsOfParams } from '#testing/generated/nouns.ts'
import { wireRequest } from '#testing/generated/wire-request.ts'
import { diceOf } from '#testing/generated/dice.ts'
import { validInput } from '#testing/generated/valid-input.ts'
import type { FuzzCall, FuzzTarget } from '#testing/fuzz/fuzz-call.ts'

/** Of each kind of row so many are read again: those that were written last. */
const rowsOfAKind = 40

/** Every read of every list and row that is known by now: what was stored must not break whoever reads it. */
export function readEverything(target: FuzzTarget, seed: number): FuzzCall[] {
  const reads = target.operations.filter((op) => op.method === 'GET' && op.access !== 'anyone')
  return reads.flatMap((op, index) => {
    const actor = target.actors.find(({ name }) => op.access.startsWith(name))
    if (actor === undefined) return []
    return inputsOf(target, op, seed).map((input) => ({
      turn: index,
      op,
      actor,
      how: 'read once more',
      params: input.params,
      request: wireRequest(op, input, actor.headers(op)),
    }))
  })
}

function inputsOf(target: FuzzTarget, op: Operation, seed: number) {
  const known = target.knownOf(op)
  const named = nounsOfParams(op.path)
  const last = named.at(-1)
  const ids =
    last === undefined
      ? [undefined]
      : known
          .records(last.noun)
          .slice(-rowsOfAKind)
          .map(({ id }) => id)
  return ids.flatMap((id, turn) => {
    const input = validInput(op, known, diceOf(seed, turn))
    if (input === undefined) return []
    const params = last === undefined || id === undefined ? input.params : { ...input.params, [last.param]: id }
    // As a screen reads it, without a filter; and as it came.
    return [
      { ...input, params },
      { ...input, params, query: required(op, input.query) },
    ]
  })
}

function required(op: Operation, query: Record<string, unknown>): Record<string, unknown> {
  const bare = op.query?.safeParse({})
  return bare === undefined || bare.success ? {} : query
}
