import type { Schema } from '../../apps/server/src/testing/generated/valid-value.ts'

export type Path = readonly (string | number)[]

/** Where a value holds free text: a string whose own schema would take the probe in its place. */
export function textLeaves(schema: Schema, value: unknown, probe: string, path: Path = []): Path[] {
  const { type, ...parts } = schema._zod.def as unknown as Definition
  const inner = parts.innerType ?? parts.in
  if (type === 'union') {
    const fitting = parts.options?.find((option) => takes(option, value))
    return fitting === undefined ? [] : textLeaves(fitting, value, probe, path)
  }
  if (type === 'pipe' && typeof value === 'string') return takes(schema, probe) ? [path] : []
  if (inner !== undefined) return value === null ? [] : textLeaves(inner, value, probe, path)
  if (Array.isArray(value) && parts.element !== undefined) {
    return value.flatMap((item, index) => textLeaves(parts.element!, item, probe, [...path, index]))
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => {
      const part = parts.shape?.[key] ?? parts.valueType
      return part === undefined ? [] : textLeaves(part, item, probe, [...path, key])
    })
  }
  return typeof value === 'string' && takes(schema, probe) ? [path] : []
}

type Definition = {
  type: string
  shape?: Record<string, Schema>
  innerType?: Schema
  element?: Schema
  valueType?: Schema
  in?: Schema
  options?: Schema[]
}

type Judge = { safeParse(value: unknown): { success: boolean } }

export function takes(schema: Schema, value: unknown): boolean {
  return (schema as unknown as Judge).safeParse(value).success
}

/** The value with another text at one place; the rest is shared. */
export function withText(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text
  const inner = withText((value as Record<string | number, unknown>)[first], rest, text)
  if (Array.isArray(value)) return value.with(first as number, inner)
  return { ...(value as object), [first]: inner }
}

export function textAt(value: unknown, path: Path): string {
  return path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value) as string
}
