/** The lock files name versions and hashes, never a registry: whoever installs chooses where from. */
import { readFileSync } from 'node:fs'
import { report } from './report.ts'

type LockFile = { packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }> }

export function lockFileMistakes(name: string, lock: LockFile): string[] {
  const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const hosts = installed.filter(([, { resolved }]) => resolved).map(([path]) => `${name}: ${path} names a registry`)
  const unproven = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  return hosts.concat(unproven.map(([path]) => `${name}: ${path} has no sha512 hash`))
}

function read(name: string): LockFile {
  return JSON.parse(readFileSync(name, 'utf8'))
}

if (import.meta.main) {
  const names = ['package-lock.json', 'tools/node/package-lock.json']
  report(names.flatMap((name) => lockFileMistakes(name, read(name))))
}
