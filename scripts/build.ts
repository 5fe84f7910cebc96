/** Builds both front ends for production. The server needs no build: Node.js runs its sources. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { compressFolder } from './build/compress.ts'
import { sumOf, visit, type Bytes } from './build/visit.ts'
import { overBudget, visits, type Planned } from './build/visits.ts'
import { ROOT } from './run-command.ts'

const HELP = `npm run build

Builds apps/portal and apps/desk into their dist folders, with a packed copy (br, gz) beside each file, and prints what
a browser loads at a first visit. Fails when a visit loads more JavaScript than its budget (scripts/build/visits.ts).`

if (process.argv.includes('--help')) console.log(HELP)
else for (const [app, planned] of Object.entries(visits)) await buildApp(app, planned)

async function buildApp(app: string, planned: readonly Planned[]) {
  const root = join(ROOT, app)
  await build({ root, logLevel: 'warn', build: { manifest: true, emptyOutDir: true } })
  const dist = join(root, 'dist')
  await compressFolder(dist)
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  for (const plan of planned) tell(app, plan, manifest, (file) => bytesOf(join(dist, file)))
  // A browser loads those whose letters the page has: one for English, two for Persian.
  for (const font of globSync('assets/{inter-latin,vazirmatn-arabic}-wght*.woff2', { cwd: dist })) {
    console.log(`${app}  font ${kilobytes(statSync(join(dist, font)).size)} kB  ${font}`)
  }
}

function tell(app: string, plan: Planned, manifest: Manifest, measure: (file: string) => Bytes) {
  const { scripts, styles } = visit(manifest, plan.modules, measure)
  const [code, looks] = [sumOf(scripts), sumOf(styles)]
  const wire = ({ br, gzip }: Bytes) => `${kilobytes(br)} kB br ${kilobytes(gzip)} kB gzip`
  console.log(
    `${app} ${plan.name}: JavaScript ${wire(code)} of ${kilobytes(plan.budget)} (${scripts.length} files), styles ${wire(looks)}`,
  )
  const complaint = overBudget(plan, code)
  if (complaint === undefined) return
  for (const { gzip, file } of scripts.toSorted((a, b) => b.gzip - a.gzip))
    console.error(`  ${kilobytes(gzip)}  ${file}`)
  console.error(`${app}, ${complaint}`)
  process.exitCode = 1
}

/** As they are served: a file that does not get smaller has no packed copy. */
function bytesOf(file: string): Bytes {
  const sizeOf = (path: string) => statSync(existsSync(path) ? path : file).size
  return { plain: sizeOf(file), gzip: sizeOf(`${file}.gz`), br: sizeOf(`${file}.br`) }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6)
}
