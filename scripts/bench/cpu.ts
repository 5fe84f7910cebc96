import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Nanoseconds that a process has spent on a core so far, in all of its threads. */
export function cpuOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [onCore] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
    return sum + Number(onCore)
  }, 0)
}

/** The same of several; nothing where one of them has ended. */
export function spentBy(pids: readonly number[]): number | undefined {
  if (pids.some((pid) => !existsSync(`/proc/${pid}/task`))) return undefined
  return pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
}

/** The same of children that have ended, in steps of ten milliseconds. */
export function cpuOfEndedChildren(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ') // the command's name may hold spaces
  return (Number(fields[13]) + Number(fields[14])) * 10_000_000
}

/** The backends that serve one client, by the name that it gave itself. */
export async function backendsOf(admin: pg.Client, applicationName: string): Promise<number[]> {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = $1 and datname = current_database()`,
    [applicationName],
  )
  return rows.map(({ pid }) => pid)
}

/** The backend that serves this client. */
export async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}
