import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT, toolEnvironment } from './run-command.ts'

/** Processes of the product that belong together: one that ends takes the others with it. */
export class Processes {
  #children: ChildProcess[] = []
  readonly #folder: string

  constructor(folder = ROOT) {
    this.#folder = folder
  }

  /** `ipc`: the child may tell us something (process.send). */
  start(
    command: string,
    args: string[],
    environment: Record<string, string | undefined>,
    { ipc = false, output = 'inherit' }: { ipc?: boolean; output?: 'inherit' | 'ignore' } = {},
  ): ChildProcess {
    const stdio: StdioOptions = ['inherit', output, 'inherit', ...(ipc ? ['ipc' as const] : [])]
    const child = spawn(command, args, { cwd: this.#folder, stdio, env: toolEnvironment(environment) })
    this.#children.push(child)
    return child
  }

  /** Until the first of them ends, or somebody presses Ctrl-C. */
  async anyEnds(): Promise<void> {
    await Promise.race([
      ...this.#children.map((child) => once(child, 'exit')),
      once(process, 'SIGINT'),
      once(process, 'SIGTERM'),
    ])
  }

  /** Whether none of them has ended by itself. */
  allRun(): boolean {
    return this.#running().length === this.#children.length
  }

  async stop(): Promise<void> {
    const running = this.#running()
    const gone = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGTERM')
    const patience = pause(5_000).then(() => running.forEach((child) => child.kill('SIGKILL')))
    await Promise.race([Promise.all(gone), patience.then(() => Promise.all(gone))])
  }

  #running(): ChildProcess[] {
    return this.#children.filter((child) => child.exitCode === null && child.signalCode === null)
  }
}

/** Waits for an address to answer. A port that was taken by yesterday's process shows in the build id (trap 10). */
export async function untilAnswers(
  url: string,
  check: (answer: Response) => boolean | Promise<boolean>,
  patienceMs = 90_000,
): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(100)) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer !== undefined && (await check(answer))) return
  }
  throw new Error(`${url} does not answer`)
}

type StartOptions = {
  ports: readonly number[]
  buildId: string
  logLevel?: string
  watch?: boolean
  /** Each process is opened in a browser at its own port, without an edge in front: each is told that address. */
  openedByPort?: boolean
}

/** As an installation runs it: in production mode, and the API serves the screens that were built. */
export function startBuiltProduct(
  processes: Processes,
  environment: Record<string, string>,
  options: StartOptions,
): Promise<void> {
  const screens = { PORTAL_FILES: join(ROOT, 'apps/portal/dist'), DESK_FILES: join(ROOT, 'apps/desk/dist') }
  return startProduct(processes, { ...environment, ...screens, NODE_ENV: 'production' }, options)
}

export async function startProduct(
  processes: Processes,
  environment: Record<string, string>,
  options: StartOptions,
): Promise<void> {
  const { ports, buildId, logLevel = 'warn', watch = false, openedByPort = false } = options
  const node = (file: string) => [...(watch ? ['--watch', '--watch-preserve-output'] : []), `apps/server/src/${file}`]
  const common = { ...environment, BUILD_ID: buildId, LOG_LEVEL: logLevel }
  processes.start('node', node('main-worker.ts'), common)
  for (const port of ports) {
    const origin = `http://localhost:${port}`
    const ownOrigin = openedByPort ? { PORTAL_ORIGIN: origin, DESK_ORIGIN: origin } : {}
    processes.start('node', node('main-api.ts'), { ...common, ...ownOrigin, PORT: `${port}` })
  }
  await Promise.all(
    ports.map((port) =>
      untilAnswers(`http://127.0.0.1:${port}/healthz`, async (answer) => {
        const health = (await answer.json()) as { build?: string }
        return health.build === buildId
      }),
    ),
  )
}
