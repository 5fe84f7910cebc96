import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { initdb, mayEnter, serve, serverUser } from '../services/postgres.ts'
import { endProcess, spawnDaemon } from '../services/processes.ts'

/** Nothing but generated hotels is in it, and it listens to this machine alone. */
const password = 'of-a-cluster-without-anybody'

export type Cluster = { url: string; postmaster: number; stop(): Promise<void> }

/** PostgreSQL on a port of its own. Its data stays for the next time: three hundred thousand hotels take minutes. */
export async function startCluster(): Promise<Cluster> {
  const folder = clusterFolder()
  const data = join(folder, 'data')
  const user = serverUser()
  if (!existsSync(data)) {
    mkdirSync(folder, { recursive: true })
    if (user) chownSync(folder, user.uid, user.gid)
    initdb(folder, data, password)
  }
  const settings = {
    shared_buffers: '1GB',
    fsync: 'off',
    // Both would do a part of the work in processes that nobody looks at.
    max_parallel_workers_per_gather: 0,
    autovacuum: 'off',
  }
  const log = join(folder, 'postgres.log')
  const { url, server } = await serve(data, password, settings, (command, args) =>
    spawnDaemon('postgres', command, args, { log, ...(user ? { user } : {}) }),
  )
  return { url: `${url}/postgres`, postmaster: server.pid, stop: () => endProcess(server) }
}

function clusterFolder(): string {
  const own = resolve(import.meta.dirname, '../../.bench')
  mkdirSync(own, { recursive: true })
  return mayEnter(own) ? own : join(tmpdir(), 'sarai-bench')
}
