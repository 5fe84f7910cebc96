import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { gatherLines } from '#log-lines.ts'
import { logOptions } from '#log.ts'

function logged(write: (log: pino.Logger) => void): string {
  let text = ''
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString()
      done()
    },
  })
  write(pino(logOptions({ LOG_LEVEL: 'info' }), sink))
  return text
}

test('an error of the database is logged without the row that it quotes', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "agency_user_username"'), {
    code: '23505',
    detail: 'Key (username_key)=(nasrin@parvazasia.example) already exists.',
    where: 'COPY agency_user, line 1: "Nasrin"',
    client: { secretKey: 4_711, parsedStatements: { one: 'select' } },
  })
  const line = logged((log) => log.error({ err: error }, 'failed'))
  expect(line).toContain('23505')
  expect(line).not.toMatch(/nasrin/i)
  expect(line).not.toContain('secretKey')
})

test('an address is logged without its query: links carry tokens there', () => {
  const line = logged((log) => log.info({ req: { method: 'GET', url: '/auth/reset-password?token=secret' } }))
  expect(line).toContain('/auth/reset-password')
  expect(line).not.toContain('secret')
})

test('and without the code of a voucher or the link of a hotel, which only their holders should know', () => {
  for (const path of ['/v/', '/h/', '/api/voucher-checks/']) {
    const line = logged((log) => log.info({ req: { method: 'GET', url: `${path}secretsecretsecretsecret` } }))
    expect(line).toContain(path)
    expect(line).not.toContain('secret')
  }
})

test('however their address is written', () => {
  for (const path of ['/%68/', '/h%2F', '/./h/', '/desk/h/', 'http://localhost:3100/h/', '/%76/']) {
    const line = logged((log) => log.info({ req: { method: 'GET', url: `${path}secretsecretsecretsecret` } }))
    expect(line).not.toContain('secret')
  }
})

const aProcess = (then: string, output: 'pipe' | number = 'pipe') => {
  const log = JSON.stringify(fileURLToPath(new URL('./log.ts', import.meta.url)))
  const script = `const { createLog } = await import(${log}); const log = createLog({ LOG_LEVEL: 'info' })
    for (let n = 0; n < 3; n += 1) log.info('line ' + n)
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', output, 'ignore'],
  })
  let text = ''
  child.stdout?.on('data', (data: Buffer) => (text += data.toString()))
  return {
    child,
    lines: () =>
      text
        .trim()
        .split('\n')
        .filter((line) => line.includes('line ')).length,
  }
}

test.each(['process.exit(0)', `throw new Error('unforeseen')`])(
  'no line is lost when a process ends by %s',
  async (end) => {
    const { child, lines } = aProcess(end)
    await once(child, 'close')
    expect(lines()).toBe(3)
  },
)

test('a line is out a moment later, though nothing follows it', async () => {
  const { child, lines } = aProcess(`setTimeout(() => {}, 60_000)`)
  await expect.poll(lines).toBe(3)
  child.kill()
})

test.each(['/dev/full', 'a pipe that nobody reads'])(
  'a process whose log cannot be written to %s still ends',
  async (where) => {
    const full = where === '/dev/full' ? openSync(where, 'w') : undefined
    const { child } = aProcess(`setTimeout(() => { log.info('last'); process.exit(7) }, 300)`, full ?? 'pipe')
    child.stdout?.destroy()
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(7)
    if (full !== undefined) closeSync(full)
  },
)

test('lines go out in pieces that a shared pipe does not mix: whole, and no longer than it takes at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-log-'))
  const file = join(folder, 'log')
  const fd = openSync(file, 'w')
  const { write, flush } = gatherLines(fd)
  const sizes: number[] = []
  for (let n = 0; n < 300; n += 1) {
    write(`${n} ${'چ'.repeat(60)}\n`)
    const size = statSync(file).size - sizes.reduce((sum, each) => sum + each, 0)
    if (size > 0) sizes.push(size)
  }
  flush()
  closeSync(fd)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4_096)
  expect(sizes.length).toBeGreaterThan(5)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(300)
  rmSync(folder, { recursive: true })
})
