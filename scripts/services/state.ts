import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part, ServiceEnvironment } from './part.ts'
import { isAlive, type ServiceProcess } from './processes.ts'

/** What `start` started, part by part: written before anything can go wrong, read by `stop`. */
export type State = { [name in Part['name']]?: Running }

export type Running = { folder: string; processes: ServiceProcess[]; environment: Partial<ServiceEnvironment> }

export const isRunning = (part: Running | undefined): part is Running =>
  part !== undefined && part.processes.length > 0 && part.processes.every(isAlive)

export function readState(dir: string): State {
  if (!existsSync(stateFile(dir))) return {}
  const state: State = JSON.parse(readFileSync(stateFile(dir), 'utf8'))
  return state
}

export function writeState(dir: string, state: State): void {
  writeFileSync(stateFile(dir), JSON.stringify(state, null, 2), { mode: 0o600 }) // it holds passwords
}

const stateFile = (dir: string) => join(dir, 'services.json')
