import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { portalOperations } from '@sarai/wire/operations.ts'
import type { Operation } from '@sarai/wire/core/operation.ts'
import { section7, type SpecifiedCall } from '#http/specification/section-7.ts'

/** What the specification calls so, whatever we call it ourselves. */
function servedBy({ call, accept, send }: SpecifiedCall): Operation | undefined {
  const [method, path] = call.split(' ') as [string, string]
  const shape = (address: string) =>
    address
      .toLowerCase()
      .replace(/\/$/, '')
      .replaceAll(/\{\w+\}/g, '{}')
  return portalOperations.find(
    (op) =>
      op.method === method &&
      shape(op.path) === shape(path) &&
      (accept === undefined || op.answers === accept) &&
      (send === undefined || op.sends === send),
  )
}

type Schema = { type?: string | string[]; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

const schemaOf = (given: Operation['reply'] | undefined, io: 'input' | 'output') =>
  given === undefined ? {} : (z.toJSONSchema(given, { io, unrepresentable: 'any' }) as Schema)

/** Follows `Data[].State` into a schema; nothing where it leads nowhere. */
function fieldIn(schema: Schema | undefined, path: string): Schema | undefined {
  const steps = path
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '')
  return steps.reduce<Schema | undefined>((at, step) => {
    const known = at?.anyOf?.find(({ type }) => type !== 'null') ?? at
    return step === '[]' ? known?.items : known?.properties?.[step]
  }, schema)
}

const named = section7.map((call) => [`${call.call} ${call.accept ?? call.send ?? ''}`.trim(), call] as const)

describe('section 7 of the specification', () => {
  it.each(named)('%s is served, with its query and its fields [api-01] [api-02] [api-04]', (_, call) => {
    const op = servedBy(call)
    expect(op, 'no operation serves it').toBeDefined()
    const query = schemaOf(op!.query, 'input')
    const body = schemaOf(op!.body, 'input')
    const reply = schemaOf(op!.reply, 'output')
    const missing = [
      ...(call.query ?? []).filter((name) => fieldIn(query, name) === undefined).map((name) => `?${name}`),
      ...(call.body ?? []).filter((name) => fieldIn(body, name) === undefined).map((name) => `body ${name}`),
      ...(call.fields ?? []).filter((name) => fieldIn(reply, name) === undefined),
    ]
    expect(missing).toEqual([])
  })

  it('sabotage: a field that nobody sends is missed', () => {
    const op = servedBy(section7.find(({ accept }) => accept === 'ProfileSummaryDTO')!)
    expect(fieldIn(schemaOf(op!.reply, 'output'), 'UserName')).toBeDefined()
    expect(fieldIn(schemaOf(op!.reply, 'output'), 'Username')).toBeUndefined()
  })
})
