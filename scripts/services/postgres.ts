import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePorts } from './free-ports.ts'
import type { Launch, Part } from './part.ts'
import { waitUntilReady, type ServiceProcess } from './processes.ts'

export const postgres: Part = {
  name: 'postgres',
  packages: ['postgresql'],
  variables: ['DATABASE_SUPERUSER_URL'],
  folder: (dir) => {
    mkdirSync(dir, { recursive: true })
    return mayEnter(dir) ? join(dir, 'postgres') : mkdtempSync(join(tmpdir(), 'sarai-postgres-'))
  },
  start: startPostgres,
}

async function startPostgres({ folder, durable, daemon }: Launch) {
  const user = serverUser()
  const data = join(folder, 'data')
  const password = randomBytes(18).toString('base64url')
  if (user) chownSync(folder, user.uid, user.gid)
  initdb(folder, data, password)

  const settings = {
    max_connections: 300, // test files run side by side, each with pools of its own
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  }
  const { url } = await serve(data, password, settings, (command, args) => daemon('postgres', command, args, { user }))
  execFileSync(binary('psql'), ['-q', '-d', `${url}/postgres`, '-c', 'create database sarai'])
  return { DATABASE_SUPERUSER_URL: `${url}/sarai` }
}

/** Serves a cluster to this machine alone, on a free port. Also the one that `npm run bench` keeps. */
export async function serve(
  data: string,
  password: string,
  own: Record<string, string | number>,
  start: (command: string, args: string[]) => ServiceProcess,
): Promise<{ url: string; server: ServiceProcess }> {
  const [port = 0] = await freePorts(1)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '', // its default folder is shared with the machine's own clusters
    ...own,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = start(binary('postgres'), ['-D', data, ...args])
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`
  await waitUntilReady(server, async () => spawnSync(binary('pg_isready'), ['-q', '-d', url]).status === 0)
  return { url, server }
}

/** Also for that one. */
export function initdb(folder: string, data: string, password: string) {
  const user = serverUser()
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  try {
    // LC_CTYPE C has no Persian letters, so no Persian trigrams; C.UTF-8 does and is on every Debian.
    const locale = ['--encoding=UTF8', '--locale=C', '--lc-ctype=C.UTF-8']
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    execFileSync(binary('initdb'), [`--pgdata=${data}`, '--no-sync', ...locale, ...access], {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    rmSync(passwordFile)
  }
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made. */
export function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const [uid = 0, gid = 0] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])))
  return { uid, gid }
}

/** False under a path that only root may enter, such as a checkout in /root. */
export const mayEnter = (dir: string) => spawnSync('test', ['-x', dir], { ...serverUser(), cwd: '/' }).status === 0

/** Debian keeps one folder of programs per major version, none of them on the path. */
export function binary(name: string): string {
  const newest = globSync('/usr/lib/postgresql/*/bin/postgres').sort(byVersion).at(-1)
  return newest ? join(dirname(newest), name) : name
}

const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
