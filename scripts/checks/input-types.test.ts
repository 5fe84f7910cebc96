import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROOT } from '../run-command.ts'
import { bareTypes, contractFiles } from './input-types.ts'

it.each(['z.string()', 'z.int()', 'z.number()', 'z.coerce.number()', 'z.email()', 'z.iso.date()', 'z.unknown()'])(
  'refuses a bare %s on the wire',
  (bare) => {
    const source = `import * as z from 'zod/mini'\nconst body = z.strictObject({ id: z.optional(${bare}) })`
    expect(bareTypes('packages/wire/src/notes.ts', source)).toEqual([
      expect.stringContaining('packages/wire/src/notes.ts:2: z.'),
    ])
  },
)

it('lets the shared types be made, and be used', () => {
  expect(bareTypes('packages/wire/src/values/text.ts', 'const line = z.string()')).toEqual([])
  expect(bareTypes('packages/wire/src/notes.ts', 'z.strictObject({ note: filledLine(80), on: z.boolean() })')).toEqual(
    [],
  )
})

it('sabotage: a field of a real operation that loses its type is missed', () => {
  const name = 'packages/wire/src/portal/accounts.ts'
  expect(contractFiles(ROOT)).toContain(name)
  const source = readFileSync(`${ROOT}/${name}`, 'utf8')
  expect(bareTypes(name, source)).toEqual([])
  expect(bareTypes(name, source.replace('Token: linkToken', 'Token: z.string()'))).toHaveLength(1)
})
