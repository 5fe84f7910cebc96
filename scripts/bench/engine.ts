import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Statement } from '../../apps/server/src/database/transaction/flight.ts'
import { freshKindOf } from '../../apps/server/src/testing/fresh-values.ts'
import { binary } from '../services/postgres.ts'
import { cpuOfEndedChildren } from './cpu.ts'

const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => string | null
}
const clients = 4

export type Engine = { run(calls: number): number; close(): void }

/**
 * The statements as pgbench runs them: prepared, one after the other inside of their transaction. Answers nanoseconds a
 * call, of the backends and of pgbench itself, which is the leanest client there is.
 */
export function openEngine(
  url: string,
  postmaster: number,
  sets: readonly (readonly Statement[])[],
  freshKey: string,
): Engine {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-bench-'))
  const variables: string[] = []
  const files = sets.map((statements, number) => {
    const file = join(folder, `${number}.sql`)
    const drawn = new Map<string, string>()
    const drawnFor = (value: string) => {
      if (!drawn.has(value)) drawn.set(value, `n${drawn.size}`)
      return `:${drawn.get(value)}`
    }
    const written = statements.map(({ text, values }, at) => {
      const numbered = withoutColons(text).replaceAll(/\$(\d+)/g, (_, place: string) => {
        const value = prepareValue(values[Number(place) - 1])
        if (value === null) return 'null'
        if (value === '') return `''` // which no variable can hold
        const fresh = freshKindOf(value, freshKey)
        if (fresh === 'key') return ':key::text'
        if (fresh === 'id') return 'gen_random_uuid()'
        if (fresh === 'number') return drawnFor(value)
        const name = `v${number}_${at}_${place}`
        variables.push('-D', `${name}=${value}`)
        return `:${name}`
      })
      return `${numbered};\n`
    })
    const isWhole = statements.some(({ text }) => text.startsWith('begin'))
    const script = isWhole ? written.join('') : `begin;\n${written.join('')}commit;\n`
    const draws = ['key', ...drawn.values()].map((name) => `\\set ${name} random(1000000000000, 9000000000000000)\n`)
    writeFileSync(file, draws.join('') + script)
    return ['-f', file]
  })
  const run = (calls: number) => {
    const each = Math.ceil(calls / clients)
    const given = [
      '-n',
      '-M',
      'prepared',
      '-c',
      `${clients}`,
      '-j',
      '1',
      '-t',
      `${each}`,
      ...variables,
      ...files.flat(),
    ]
    const before = cpuOfEndedChildren(postmaster)
    // Bash tells what its children took.
    const command = ['-c', '"$@" >&2 && times', 'bash', binary('pgbench'), ...given, url]
    const told = execFileSync('bash', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return (cpuOfEndedChildren(postmaster) - before + childrenIn(told)) / (each * clients)
  }
  return { run, close: () => rmSync(folder, { recursive: true }) }
}

/** pgbench takes what follows a colon for one of its variables, even inside of a text: `'HH24:MI'`. */
function withoutColons(text: string): string {
  return text.replaceAll(/'[^']*'/g, (literal) => literal.replaceAll(/:(?=\w)/g, `' || chr(58) || '`))
}

/** The second line of `times`: user and system, as in `0m1.234s 0m0.567s`. */
function childrenIn(told: string): number {
  const [, children = ''] = told.trim().split('\n')
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => Number(m) * 60 + Number(s))
  return seconds.reduce((sum, each) => sum + each, 0) * 1e9
}
