/** Builds both front ends for production. The server needs no build: Node.js runs its sources. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'
import { firstRoute } from './build/first-route.ts'
import { ROOT } from './run-command.ts'

const HELP = `npm run build

Builds apps/portal and apps/desk into their dist folders and prints what a browser loads for the first screen.
Fails when the portal's is over the budget.`

/** Bytes of JavaScript, gzip: an agency's phone on a slow line shows the login page in a few seconds. */
const BUDGET: Record<string, number> = { 'apps/portal': 160_000, 'apps/desk': Infinity }

if (process.argv.includes('--help')) console.log(HELP)
else for (const [app, budget] of Object.entries(BUDGET)) await buildApp(app, budget)

async function buildApp(app: string, budget: number) {
  const root = join(ROOT, app)
  await build({ root, logLevel: 'warn', build: { manifest: true, emptyOutDir: true } })
  const dist = join(root, 'dist')
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const scripts = firstRoute(manifest, (file) => readFileSync(join(dist, file)))
  const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0)

  for (const { file, gzip } of scripts) console.log(`  ${kilobytes(gzip)}  ${file}`)
  console.log(`${kilobytes(total)} kB gzip  ${app}, first screen`)
  if (total > budget) {
    console.error(`${app}: the first screen loads more than ${budget / 1000} kB of JavaScript`)
    process.exitCode = 1
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7)
}
