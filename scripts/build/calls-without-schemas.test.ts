import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { callsWithoutSchemas } from '../../packages/ui/calls-without-schemas.ts'
import { ROOT } from '../run-command.ts'

type Built = { code: string; moduleSideEffects: boolean } | null
type Hooks = {
  transform: { handler: (this: Context, code: string, id: string) => Built }
  buildEnd: (this: Context) => void
}
type Context = { error: (message: string) => never }
const context: Context = {
  error: (message) => {
    throw new Error(message)
  },
}

function aBuild() {
  const plugin = callsWithoutSchemas() as unknown as Hooks
  return {
    build: (code: string, id: string) => plugin.transform.handler.call(context, code, id),
    end: () => plugin.buildEnd.call(context),
  }
}

const module = '/packages/wire/src/portal/wells.ts'
const wells = `
import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
const path = '/api/wells'
const depth = z.number().check(z.gte(1))
export type Well = z.output<typeof wellBody>
export const mostWells = 20
export const wellBody = z.strictObject({ depth })
export function nameOf(well: Well) { return String(well.depth) }
export const dig = operation({
  name: 'dig', summary: 'Dig (a "well").', method: 'POST', path: \`\${path}/{id}\`, access: 'agency', sends: 'WellData',
  body: wellBody, reply: z.null(), repeatable: 'a hole is a hole',
})
export const wellOperations = [dig] as const
`

it('a module of the wire becomes its calls, what it says without schemas, and the rest', () => {
  expect(aBuild().build(wells, module)).toMatchObject({
    code: `export { mostWells, nameOf } from "${module}?plain"
export { wellBody, wellOperations } from "${module}?rest"
export { dig } from "${module}?calls"
`,
    moduleSideEffects: false,
  })
})

it('of a call only what it takes to make it is left, and of a schema nothing where nobody uses it', () => {
  const code = aBuild().build(wells, `${module}?calls`)?.code
  expect(code).toContain(
    "export const dig = { method: 'POST', path: `${path}/{id}`, access: 'agency', sends: 'WellData' }\n",
  )
  expect(code).toContain('export const wellBody = /* @__PURE__ */ (() => (z.strictObject({ depth })))()')
  expect(code).toContain('export const mostWells = 20\n')
})

it('every fact that the client of the wire asks of a call is left', () => {
  const client = readFileSync(join(ROOT, 'packages/wire/src/core/client.ts'), 'utf8')
  const asked = new Set([...client.matchAll(/\bop\.(\w+)/g)].map(([, name]) => name!))
  expect(asked.size).toBeGreaterThan(5)
  const said = [...asked].map((name) => `${name}: 1`).join(', ')
  const code = aBuild().build(`export const dig = operation({ ${said} })`, `${module}?calls`)?.code
  expect(code).toBe(`export const dig = { ${said} }`)
})

it('a screen that asks a call for a schema fails the build, and so does a module of the wire', () => {
  const reading = (from: string) => `import { dig } from '${from}'\nconst check = dig.body!.safeParse({})`
  expect(() => aBuild().build(reading('@sarai/wire/portal/wells.ts'), '/apps/portal/src/well.tsx')).toThrow('dig.body')
  expect(() => aBuild().build(reading('#portal/wells.ts'), '/packages/wire/src/portal/more.ts')).toThrow('dig.body')
  expect(aBuild().build(reading('#own.ts'), '/apps/portal/src/well.tsx')).toBeNull()
})

it('what an operation says in another way fails the build', () => {
  const build = (said: string) => () => aBuild().build(`export const dig = operation({ ${said} })`, `${module}?rest`)
  expect(build('...facts')).toThrow('knows nothing')
  expect(build('colour: 1')).toThrow('knows nothing')
})

it('a build that finds no operation fails', () => {
  const built = aBuild()
  expect(built.end).toThrow('No operation')
  built.build(wells, module)
  expect(built.end).not.toThrow()
})
