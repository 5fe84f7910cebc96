import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const source = resolve(import.meta.dirname, '../..')
/** But those that are measured one by one, and this one, which names what it looks for. */
const tests = globSync('**/*.test.ts', { cwd: source }).filter(
  (name) => !name.endsWith('.measured.test.ts') && resolve(source, name) !== import.meta.filename,
)

/** What the next test file in the same process would still find. */
const staysBehind =
  /\bvi\s*\.(?:mock|doMock|useFakeTimers|setSystemTime|stubEnv|stubGlobal)\b|\bprocess\.env\b[^=\n]*[^=!]=[^=]|\bprocess\.(?:on|once|chdir)\(/

const leavesSomething = (name: string) => staysBehind.test(withoutTexts(readFileSync(resolve(source, name), 'utf8')))

/** Code for other processes is written as text. */
function withoutTexts(code: string): string {
  return code.replaceAll(/`[^`]*`|'[^'\n]*'/g, "''")
}

it('only a file with a process of its own swaps a module, the clock or the environment', () => {
  const sharing = tests.filter((name) => !name.endsWith('.alone.test.ts'))
  expect(sharing.length).toBeGreaterThan(100)
  expect(sharing.filter(leavesSomething)).toEqual([])
})

it('a file has a process of its own only if it swaps something: loading the server anew for it costs seconds', () => {
  const alone = tests.filter((name) => name.endsWith('.alone.test.ts'))
  expect(alone.length).toBeGreaterThan(0)
  expect(alone.filter((name) => !leavesSomething(name))).toEqual([])
})

it.each([
  `vi.mock('jose')`,
  `vi.useFakeTimers()`,
  `process.env['TZ'] = 'UTC'`,
  `process.env.TZ = 'UTC'`,
  `process.once('exit', () => undefined)`,
])('sabotage: %s is found', (code) => {
  expect(staysBehind.test(withoutTexts(code))).toBe(true)
})
