/** Adds to package-lock.json the packages of other platforms that npm left out of it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HELP = `node scripts/lock/complete-lock.ts

After "npm install", run this when "npm ci" says that packages are missing from the lock file. A registry that does not
hold the binaries of every platform makes npm leave those out, and then refuse its own lock file. What is added names
the package, its version and the platform it is for; machines of another platform never fetch it.`

type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockEntry> }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** `@rolldown/binding-linux-arm-musleabihf` → linux, arm, musl. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : []
  if (words.some((word) => word.startsWith('gnu'))) libc.push('glibc')
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) }
}

/** The names of what was added. A package that says nothing of a platform is left alone: npm knew why. */
export function completeLock(lock: Lock): string[] {
  const added: string[] = []
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isKnown = Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`))
      const platform = platformOf(name)
      if (isKnown || platform.cpu === undefined) continue
      lock.packages[`node_modules/${name}`] = { version, ...(entry.dev && { dev: true }), optional: true, ...platform }
      added.push(`${name}@${version}`)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return added
}

function main() {
  if (process.argv.includes('--help')) return console.log(HELP)
  const file = join(import.meta.dirname, '../../package-lock.json')
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock)
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length === 0 ? 'Nothing was missing' : `Added ${added.length}:\n${added.join('\n')}`)
}

if (import.meta.main) main()
