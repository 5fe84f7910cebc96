import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { endProcess, isAlive, spawnDaemon } from './processes.ts'

const log = '/dev/null'

it('ends what it started', async () => {
  const started = spawnDaemon('sleeper', 'sleep', ['60'], { log })
  expect(isAlive(started)).toBe(true)
  await endProcess(started)
  expect(isAlive(started)).toBe(false)
})

it('leaves alone a process that only took over the number', async () => {
  const somebodyElse = spawn('sleep', ['60'])
  await once(somebodyElse, 'spawn')
  await endProcess({ name: 'postgres', pid: somebodyElse.pid ?? 0, startedAt: '1', log, endWith: 'SIGINT' })
  expect(somebodyElse.signalCode).toBeNull()
  expect(somebodyElse.kill(0)).toBe(true)
  somebodyElse.kill()
})
