import type { Operation } from '@sarai/wire/core/operation.ts'
import type { Dice } from '#testing/generated/dice.ts'
import type { KnownRecord, KnownRecords } from '#testing/generated/known-records.ts'
import { nounOf, nounsOfParams, nounsOfReply } from '#testing/generated/nouns.ts'
import { asksForStay } from '#testing/generated/stay-facts.ts'
import { validValue, type Suggest } from '#testing/generated/valid-value.ts'

export type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** How often what is known is used where something is: the rest is made up, and must be refused in peace. */
const loyalty = 0.85
/** Of what was told last, less is outdated. */
const latest = 5
const isoDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * An input that the operation's own schemas take, about rows that exist. `facts`: what only the caller can know, by the
 * name it is asked for (a password, the code of the moment). Undefined when no input could be built.
 */
export function validInput(
  op: Operation,
  known: KnownRecords,
  dice: Dice,
  facts: (name: string, op: Operation) => readonly unknown[] = () => [],
): Input | undefined {
  const { about, within } = subjectOf(op, known, dice)
  const toldOf = (name: string) =>
    // What is asked for anew is about no row that was read.
    about?.fields[name] === undefined || asksForStay.has(op.name) ? facts(name, op) : []
  const suggest: Suggest = (name, toss) => {
    const told = toldOf(name)
    if (told.length > 0) return told
    return toss.chance(loyalty) ? [...suggestions(op, name, known, toss, about, within)] : []
  }
  // A submit may come without its quote, and is refused.
  const isNeeded = (name: string) => asksForStay.has(op.name) && toldOf(name).length > 0
  const part = (key: 'params' | 'query') =>
    op[key] === undefined
      ? {}
      : (validValue(op[key], key, dice, suggest, isNeeded) as Record<string, unknown> | undefined)
  const [params, query] = [part('params'), part('query')]
  const body =
    op.takes === undefined ? op.body && validValue(op.body, 'body', dice, suggest, isNeeded) : fileFor(op, known)
  const isBuilt = params !== undefined && query !== undefined && (op.body === undefined || body !== undefined)
  return isBuilt ? { params, query, body } : undefined
}

/** The row that the last parameter names, and what the others must be for it. */
function subjectOf(op: Operation, known: KnownRecords, dice: Dice) {
  const params = nounsOfParams(op.path)
  const noun = params.at(-1)?.noun ?? nounsOfReply(op)[0] ?? ''
  const records = known.records(noun)
  const about = records.length === 0 ? undefined : dice.pick(dice.chance(0.3) ? records.slice(-latest) : records)
  const within: Record<string, string | number | undefined> = {}
  for (const { param, noun: named } of params) {
    const others = known.records(named)
    const fallback = others.length === 0 ? undefined : dice.pick(others).id
    within[param] = named === noun ? about?.id : (inside(about, named) ?? fallback)
  }
  return { about, within }
}

function inside(about: KnownRecord | undefined, noun: string): string | number | undefined {
  return Object.entries(about?.within ?? {}).find(([known]) => known === noun || known.endsWith(noun))?.[1]
}

function* suggestions(
  op: Operation,
  name: string,
  known: KnownRecords,
  dice: Dice,
  about: KnownRecord | undefined,
  within: Readonly<Record<string, string | number | undefined>>,
): Generator {
  if (within[name] !== undefined) yield within[name]
  if (name === 'seen' || name === 'wanted') yield known.order(nounsOfReply(op)[0] ?? '', within)
  const asked = known.asked(op, name)
  if (asked !== undefined && dice.chance(0.7)) yield asked
  const own = about?.fields[name]
  if (own !== undefined && own !== null && (name === 'version' || dice.chance(0.7))) yield own
  // Nobody has read it since it was made.
  if (name === 'version' && own === undefined) yield 1
  const noun = /^(\w+)Id$/.exec(name)?.[1]
  const rows = noun === undefined ? [] : known.records(nounOf(noun))
  if (rows.length > 0) yield dice.pick(rows).id
  const values = known.values(name)
  if (values.length > 0) yield dice.pick(values)
  // A day that is asked for and stands nowhere is most often one inside of what the row spans.
  const days = Object.values(about?.fields ?? {}).filter(
    (value): value is string => typeof value === 'string' && isoDay.test(value),
  )
  // Its last day is inside of it whatever else is asked of a day.
  if (days.length > 0 && dice.chance(0.8)) yield dice.chance(0.5) ? days.toSorted().at(-1) : dice.pick(days)
}

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

function fileFor(op: Operation, known: KnownRecords): Uint8Array {
  const mediaTypes = op.takes?.mediaTypes ?? []
  return known.fileOf(mediaTypes) ?? Buffer.from(pixel, 'base64')
}
