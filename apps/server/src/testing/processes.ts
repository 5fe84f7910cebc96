import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'

const entry = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

export type Running = { process: ChildProcess; output: () => string; stop(signal?: NodeJS.Signals): Promise<void> }

type Environment = Record<string, string | undefined>

/** `before`: a file that is loaded before all else, to take a guard out. */
function start(file: string, env: Environment, before?: string): Running {
  const first = before === undefined ? [] : ['--import', entry(before)]
  const child = spawn(process.execPath, [...first, entry(file)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  return {
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

export async function startApi(env: Environment, before?: string): Promise<Running & { url: string }> {
  const port = await freePort()
  const running = start('main-api.ts', { ...env, PORT: `${port}` }, before)
  const url = `http://127.0.0.1:${port}`
  await until(() => fetch(`${url}/healthz`).then((answer) => answer.ok), running)
  return { ...running, url }
}

export async function startWorker(env: Environment, before?: string): Promise<Running> {
  const running = start('main-worker.ts', { ...env, LOG_LEVEL: 'info' }, before)
  await until(async () => running.output().includes('the worker waits for jobs'), running)
  return running
}

async function until(check: () => Promise<boolean>, running: Running) {
  for (const deadline = Date.now() + 40_000; Date.now() < deadline; await pause(50)) {
    if (running.process.exitCode !== null) throw new Error(`The process ended:\n${running.output()}`)
    if (await check().catch(() => false)) return
  }
  await running.stop('SIGKILL') // nobody else knows of it
  throw new Error(`The process did not come up:\n${running.output()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
