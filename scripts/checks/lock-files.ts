/** The lock files name versions and hashes, never a registry: whoever installs chooses where from. */
import { readFileSync } from 'node:fs'
import { report } from './report.ts'

type LockFile = { packages: Record<string, Entry> }
type Entry = {
  resolved?: string
  integrity?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

/** Binaries for machines that we neither build nor run on; the registry we lock from does not hold them all. */
function isForeignPlatform({ optional, os, cpu, libc }: Entry): boolean {
  const isOurs = (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true)
  return optional === true && !isOurs
}

export function lockFileMistakes(name: string, lock: LockFile): string[] {
  const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const hosts = installed.filter(([, { resolved }]) => resolved).map(([path]) => `${name}: ${path} names a registry`)
  const unproven = installed.filter(([, entry]) => !entry.integrity?.startsWith('sha512-') && !isForeignPlatform(entry))
  return [
    ...hosts,
    ...unproven.map(([path]) => `${name}: ${path} has no sha512 hash`),
    ...droppedPlatforms(lock).map(
      (path) => `${name}: ${path} is missing, so npm ci refuses (node scripts/lock/complete-lock.ts)`,
    ),
  ]
}

/** npm leaves out what its registry does not hold, and then misses it. */
function droppedPlatforms({ packages }: LockFile): string[] {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  const paths = Object.keys(packages)
  return wanted.map((name) => `node_modules/${name}`).filter((end) => !paths.some((path) => path.endsWith(end)))
}

function read(name: string): LockFile {
  return JSON.parse(readFileSync(name, 'utf8'))
}

if (import.meta.main) {
  const names = ['package-lock.json', 'tools/node/package-lock.json']
  report(names.flatMap((name) => lockFileMistakes(name, read(name))))
}
