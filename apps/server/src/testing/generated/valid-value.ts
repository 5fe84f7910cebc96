import type * as z from 'zod/mini'
import type { Dice } from '#testing/generated/dice.ts'
import { plainTexts } from '#testing/generated/plain-texts.ts'

export type Schema = z.core.$ZodType

/** What zod keeps of a schema, as far as a value is built by it. */
type Definition = {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  in?: Schema
  options?: Schema[]
  values?: unknown[]
  entries?: Record<string, unknown>
}
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** What is known for a name: the right values first. */
export type Suggest = (name: string, dice: Dice) => readonly unknown[]
/** Whether a value has to be given also where the schema lets it be left out. */
export type IsNeeded = (name: string) => boolean
type Building = { dice: Dice; suggest: Suggest; isNeeded: IsNeeded; day: { last: string } }

/** Enough for one whose fields have to fit each other, as the hours of a week. */
const triesOfAnObject = 100

/** A value that the schema takes; undefined when none was found. The schema itself judges: nothing here repeats it. */
export function validValue(schema: Schema, name: string, dice: Dice, suggest: Suggest, isNeeded: IsNeeded): unknown {
  for (let attempt = 0; attempt < triesOfAnObject; attempt++) {
    const built = build(schema, name, { dice, suggest, isNeeded, day: { last: '' } })
    if (takes(schema, built)) return built
  }
  return undefined
}

function takes(schema: Schema, value: unknown): boolean {
  return (schema as unknown as z.ZodMiniType).safeParse(value).success
}

function build(schema: Schema, name: string, building: Building): unknown {
  const { dice } = building
  const definition = definitionOf(schema)
  const { innerType, options, element } = definition
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {})
          .map(([key, part]) => [key, build(part, key, building)])
          .filter(([, value]) => value !== undefined),
      )
    case 'optional':
    case 'default':
      return dice.chance(0.5) && !building.isNeeded(name) ? undefined : build(innerType!, name, building)
    case 'nullable':
      return dice.chance(0.4) ? null : build(innerType!, name, building)
    case 'readonly':
    case 'nonoptional':
    case 'catch':
    case 'prefault':
      return build(innerType!, name, building)
    case 'union':
      return build(dice.pick(options!), name, building)
    case 'array':
      return buildArray(element!, name, building)
    case 'record':
      return {}
    case 'pipe':
      return isLeaf(definition.in!) ? leaf(schema, name, building) : build(definition.in!, name, building)
    default:
      return leaf(schema, name, building)
  }
}

function isLeaf(schema: Schema): boolean {
  const definition = definitionOf(schema)
  if (definition.type === 'pipe') return isLeaf(definition.in!)
  return !['object', 'array', 'union', 'optional', 'nullable', 'default'].includes(definition.type)
}

function buildArray(element: Schema, name: string, building: Building): unknown {
  const whole = building.suggest(name, building.dice).find((value) => Array.isArray(value))
  if (whole !== undefined && building.dice.chance(0.9)) return whole
  return Array.from({ length: building.dice.below(3) }, () => build(element, name, building))
}

function leaf(schema: Schema, name: string, building: Building): unknown {
  const { dice, day } = building
  const { values, entries } = definitionOf(schema)
  if (values !== undefined) return dice.pick(values)
  if (entries !== undefined) {
    const known = building.suggest(name, dice).filter((value) => Object.values(entries).includes(value))
    return known.length > 0 && dice.chance(0.5) ? known[0] : dice.pick(Object.values(entries))
  }
  const candidates = [...building.suggest(name, dice), ...plainCandidates(dice, day)]
  const found = candidates.find((candidate) => takes(schema, candidate))
  if (typeof found === 'string' && isDay(found)) day.last = found
  return found
}

/** Days that belong together lie close together: what begins on one ends a few days after it. */
function plainCandidates(dice: Dice, day: { last: string }): unknown[] {
  const start = day.last === '' ? Date.now() + dice.below(500) * dayMs : Date.parse(day.last) + dice.below(6) * dayMs
  const someDay = new Date(start).toISOString().slice(0, 10)
  const numbers = [dice.below(6), 1 + dice.below(100_000), dice.below(11) / 2, 100 + dice.below(900)]
  return [...numbers, someDay, ...plainTexts(dice), dice.chance(0.5), null]
}

const dayMs = 86_400_000
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
