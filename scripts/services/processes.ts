import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A pid alone may belong to somebody else by now; together with its start time it is one process for ever. */
export type ServiceProcess = { name: string; pid: number; startedAt: string; log: string; endWith: EndSignal }

/** SIGINT lets a server end in good order (on SIGTERM PostgreSQL would wait for its clients). */
type EndSignal = 'SIGINT' | 'SIGKILL'

export type SpawnOptions = { log: string; user?: { uid: number; gid: number }; endWith?: EndSignal }

/** Starts a process that outlives this one. */
export function spawnDaemon(name: string, command: string, args: string[], options: SpawnOptions): ServiceProcess {
  const { log, user, endWith = 'SIGINT' } = options
  const output = openSync(log, 'a')
  // Not the caller's working folder: `user` may not be allowed to enter it.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', output, output], cwd: '/', ...user })
  closeSync(output)
  child.on('error', () => {}) // told by the missing pid
  child.unref()
  const startedAt = child.pid && startTime(child.pid)
  if (!child.pid || !startedAt) throw new Error(`${command} did not start`)
  return { name, pid: child.pid, startedAt, log, endWith }
}

export const isAlive = ({ pid, startedAt }: ServiceProcess): boolean => startTime(pid) === startedAt

export async function endProcess(one: ServiceProcess): Promise<void> {
  for (const signal of [one.endWith, 'SIGKILL'] as const) {
    if (!isAlive(one)) return
    process.kill(one.pid, signal)
    const deadline = Date.now() + 8_000
    while (isAlive(one) && Date.now() < deadline) await sleep(20)
  }
}

/** Waits until `check` holds; fails early, and with the log's end, when the process dies. */
export async function waitUntilReady(one: ServiceProcess, check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await check().catch(() => false))) {
    if (!isAlive(one) || Date.now() > deadline) throw new Error(`${one.name} did not become ready:\n${logTail(one)}`)
    await sleep(50)
  }
}

const logTail = ({ log }: ServiceProcess) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n')

/** Field 22 of /proc/PID/stat, and nothing for a process that has ended, a zombie among them. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ') // the command's name may hold spaces
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}
