import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** The paths of texts, numbers and lists that may be of any length. */
export function unboundedParts(schema: Schema, path = ''): string[] {
  const { def } = schema._zod as Schema['_zod'] & { def: z.core.$ZodTypes['_zod']['def'] }
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, part]) => unboundedParts(part, inside(name)))
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return unboundedParts(def.innerType, path)
  if (def.type === 'union') return def.options.flatMap((option) => unboundedParts(option, path))
  // What follows in a pipe is made of what was let in.
  if (def.type === 'pipe') return unboundedParts(def.in, path)
  if (def.type === 'array') {
    return [...(hasCheck(def.checks, 'max_length') ? [] : [path]), ...unboundedParts(def.element, path)]
  }
  if (def.type === 'string') return isShortByFormat(def) || endsAtLength(def.checks) ? [] : [path]
  if (def.type === 'number') {
    return hasCheck(def.checks, 'less_than') && hasCheck(def.checks, 'greater_than') ? [] : [path]
  }
  return harmless.has(def.type) ? [] : [`${path}: ${def.type}`]
}

/** They hold what they name; `custom` is a file, whose size the route bounds. */
const harmless = new Set(['enum', 'literal', 'boolean', 'null', 'undefined', 'custom'])

type Checks = readonly z.core.$ZodCheck[] | undefined

function hasCheck(checks: Checks, name: string): boolean {
  return (checks ?? []).some((check) => check._zod.def.check === name)
}

/** Too long ends the judging: no pattern is tried on it. */
function endsAtLength(checks: Checks): boolean {
  return (checks ?? []).some((check) => check._zod.def.check === 'max_length' && check._zod.def.abort === true)
}

function isShortByFormat(def: object): boolean {
  return 'format' in def && (def.format === 'uuid' || def.format === 'date')
}
