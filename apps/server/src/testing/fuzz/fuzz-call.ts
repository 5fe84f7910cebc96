import type { Operation } from '@sarai/wire/core/operation.ts'
import { diceOf, type Dice } from '#testing/generated/dice.ts'
import type { KnownRecords } from '#testing/generated/known-records.ts'
import { validInput } from '#testing/generated/valid-input.ts'
import { wireRequest, type WireRequest } from '#testing/generated/wire-request.ts'
import { rawRoute } from '#testing/fuzz/raw-routes.ts'
import { spoil } from '#testing/fuzz/spoil.ts'

/** Who calls: nobody, the owner of an agency, an admin of the desk. */
export type Actor = { name: 'nobody' | 'agency' | 'staff'; headers: (op: Operation) => Record<string, string> }

export type FuzzTarget = {
  operations: readonly Operation[]
  actors: readonly Actor[]
  /** What was learnt at the portal and at the desk. */
  knownOf: (op: Operation) => KnownRecords
  facts: (name: string, op: Operation) => readonly unknown[]
}

export type FuzzCall = {
  turn: number
  op: Operation | undefined
  actor: Actor
  /** `valid`, or what was done to a valid call. */
  how: string
  params: Record<string, unknown>
  request: WireRequest
}

/** The call of a turn. `valid` asks for one that should succeed, by whom it is for. */
export function fuzzCall(target: FuzzTarget, seed: number, turn: number, valid?: Operation): FuzzCall {
  const dice = diceOf(seed, turn)
  const op = valid ?? dice.pick(target.operations)
  const actor = valid !== undefined || dice.chance(0.9) ? actorFor(target, op) : dice.pick(target.actors)
  const headers = { ...actor.headers(op), 'x-forwarded-for': someAddress(dice), ...someKey(op, dice) }
  const input = validInput(op, target.knownOf(op), dice, target.facts)
  if (valid === undefined && (input === undefined || dice.chance(0.06))) {
    return { turn, op: undefined, actor, params: {}, ...rawRoute(dice, headers) }
  }
  if (input === undefined) throw new Error(`No input can be built for ${op.name}`)
  const isSpoiled = valid === undefined && dice.chance(0.62)
  const made = isSpoiled ? spoil(op, input, headers, dice) : { request: wireRequest(op, input, headers), how: 'valid' }
  return { turn, op, actor, params: input.params, ...made }
}

function actorFor({ actors }: FuzzTarget, op: Operation): Actor {
  const needed = op.access === 'anyone' ? 'nobody' : op.access.startsWith('agency') ? 'agency' : 'staff'
  return actors.find(({ name }) => name === needed) ?? actors[0]!
}

/** Every call comes from somewhere else: the limits on trying are not what is tried here. */
function someAddress(dice: Dice): string {
  return `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`
}

function someKey(op: Operation, dice: Dice): Record<string, string> {
  if (op.method === 'GET' || dice.chance(0.5)) return {}
  return { 'idempotency-key': `fuzz-${dice.below(2 ** 31)}-${dice.below(2 ** 31)}` }
}
