import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureInstalled } from './install.ts'
import { withLock } from './lock.ts'
import { mail } from './mail.ts'
import { assertOurs, claimFolder, removeOwnFolder } from './own-folder.ts'
import type { Part, ServiceEnvironment } from './part.ts'
import { postgres } from './postgres.ts'
import { endProcess, spawnDaemon } from './processes.ts'
import { s3 } from './s3.ts'
import { scanner } from './scanner.ts'
import { isRunning, readState, writeState, type Running, type State } from './state.ts'

export const PARTS: Part[] = [postgres, s3, mail, scanner]

export type ServiceAddresses = { dir: string; environment: ServiceEnvironment }

type Variables = Partial<Record<string, string>>

type StartOptions = {
  durable?: boolean
  install?: boolean
  /** Servers that are there already; the process's own environment unless said otherwise. */
  given?: Variables
}

/** What already runs in `dir` is left alone, so the answer stays the same until `stop`. */
export async function start(dir: string, options: StartOptions): Promise<ServiceAddresses> {
  const { given = process.env, install = process.env.CI === 'true', durable = false } = options
  const wanted = PARTS.filter((part) => !isNamed(part, given))
  const packages = wanted.flatMap((part) => part.packages)
  ensureInstalled(packages, install)

  const folder = resolve(dir)
  claimFolder(folder)
  const state = await withLock(join(folder, 'lock'), () => startParts(folder, wanted, durable))
  const environments = [named(given), ...wanted.map((part) => state[part.name]?.environment)]
  return { dir: folder, environment: Object.assign({}, ...environments) }
}

/** All data goes too: Ceph's lies in memory, and a database that points at files which are gone helps nobody. */
export async function stop(dir: string): Promise<void> {
  const folder = resolve(dir)
  if (!existsSync(folder)) return
  assertOurs(folder)
  await withLock(join(folder, 'lock'), () => stopAll(folder))
}

/** The addresses of what runs in `dir`, or nothing unless every part does. */
export function running(dir: string): ServiceAddresses | undefined {
  const folder = resolve(dir)
  const state = readState(folder)
  if (!PARTS.every((part) => isRunning(state[part.name]))) return undefined
  return { dir: folder, environment: Object.assign({}, ...PARTS.map((part) => state[part.name]?.environment)) }
}

async function startParts(dir: string, wanted: Part[], durable: boolean): Promise<State> {
  const state = readState(dir)
  const absent = wanted.filter((part) => !isRunning(state[part.name]))
  const outcomes = await Promise.allSettled(absent.map((part) => startPart(dir, state, part, durable)))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (!failure) return state

  await Promise.all(absent.map((part) => forget(dir, state, part)))
  if (Object.keys(state).length === 0) removeAll(dir)
  throw failure.reason
}

async function startPart(dir: string, state: State, part: Part, durable: boolean): Promise<void> {
  await forget(dir, state, part) // it may have died, or half of it
  const folder = part.folder?.(dir) ?? join(dir, part.name)
  claimFolder(folder)
  const now: Running = { folder, processes: [], environment: {} }
  state[part.name] = now
  writeState(dir, state)
  now.environment = await part.start({
    folder,
    durable,
    daemon: (name, command, args, options) => {
      const started = spawnDaemon(name, command, args, { ...options, log: join(folder, `${name}.log`) })
      now.processes.push(started)
      writeState(dir, state)
      return started
    },
  })
  writeState(dir, state)
}

async function forget(dir: string, state: State, part: Part): Promise<void> {
  const known = state[part.name]
  if (!known) return
  await end(known)
  delete state[part.name]
  writeState(dir, state)
}

async function stopAll(dir: string): Promise<void> {
  await Promise.all(Object.values(readState(dir)).map(end))
  removeAll(dir)
}

function removeAll(dir: string): void {
  for (const part of PARTS) removeOwnFolder(join(dir, part.name)) // refuses here if one of them is not ours
  removeOwnFolder(dir)
}

async function end({ processes, folder }: Running): Promise<void> {
  for (const one of processes.toReversed()) await endProcess(one)
  removeOwnFolder(folder)
}

function isNamed(part: Part, given: Variables): boolean {
  const absent = part.variables.filter((name) => !given[name])
  if (absent.length > 0 && absent.length < part.variables.length)
    throw new Error(`The environment names only a part of ${part.name}. Missing: ${absent.join(', ')}`)
  return absent.length === 0
}

/** The servers that the environment names already. */
export function named(given: Variables): Partial<ServiceEnvironment> {
  const names = PARTS.flatMap((part) => part.variables.concat(part.optional ?? []))
  return Object.fromEntries(names.filter((name) => given[name]).map((name) => [name, given[name]]))
}
