import { openContract } from '#contract/contract.ts'
import type { Contract, Happened } from '#contract/contract.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Result } from '#ground/result.ts'
import { noon, a1, c1, c2 } from '#testing/a-request.ts'

/** A contract to which things happen, one after the other. */
export type World = {
  at: Instant
  contract: Contract
  /** Another contract of the agency, which some of its transfers pay too. */
  other: Contract
  /** Everything that was done so far, refused attempts left out. */
  done: string[]
}

/** `which` picks a request or payment, `size` an amount or a time. */
export type Step = { readonly kind: string; readonly which: number; readonly size: number }

export function newWorld(): World {
  return { at: noon, contract: openContract(a1, c1, 'EUR'), other: openContract(a1, c2, 'EUR'), done: [] }
}

/** A refusal leaves the world as it is. */
export function keep(world: World, what: string, happened: Result<Happened>): void {
  if (!happened.ok) return
  const { contract, steps } = happened.value
  world.contract = contract
  world.done.push(what)
  for (const { effects } of steps.slice(1)) {
    const record = effects.at(-1)
    if (record?.kind === 'record') world.done.push(record.event)
  }
}

/** A transfer is kept in every contract that it pays, or in none. */
export function keepAll(world: World, what: string, happened: Result<Happened[]>): void {
  if (!happened.ok) return
  const [own, other] = happened.value
  if (own) keep(world, what, { ok: true, value: own })
  if (other) world.other = other.contract
}

/** Mostly something that may be done, or random lives would be full of refusals; every fifth time anything at all. */
export function pick<Thing>(
  things: readonly Thing[],
  which: number,
  fits: (thing: Thing) => boolean,
): Thing | undefined {
  const fitting = which % 5 === 0 ? [] : things.filter(fits)
  const choice = fitting.length > 0 ? fitting : things
  return choice[which % choice.length]
}
