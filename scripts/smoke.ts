/** Starts API and worker from an install without development packages, as an installation has it, and asks for a page. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { askForPages } from './smoke/ask-for-pages.ts'
import { prepareInstallation } from './installation.ts'
import { Processes, startBuiltProduct } from './product.ts'
import { buildScreens, ROOT } from './run-command.ts'
import { freePorts } from './services/free-ports.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'

const HELP = `npm run smoke

Copies what is in git to a folder of its own, installs it with --omit=dev, starts the API and the worker from there
and asks for health, readiness, both login pages and a call. A development package that the product needs shows here.`

if (process.argv.includes('--help')) console.log(HELP)
else if (!(await buildScreens())) process.exitCode = 1
else await withServices(smoke)

async function smoke(services: ServiceEnvironment) {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-smoke-'))
  const processes = new Processes(folder)
  try {
    copySources(folder)
    execFileSync('npm', ['ci', '--omit=dev', '--workspace=apps/server', '--loglevel=error'], { cwd: folder })
    const [port = 0] = await freePorts(1)
    const origin = `http://localhost:${port}`
    const { environment } = await prepareInstallation(services, {
      database: `sarai_smoke_${process.pid}`,
      portalOrigin: origin,
    })
    await startBuiltProduct(processes, environment, { ports: [port], buildId: `smoke-${process.pid}` })
    await askForPages(origin)
    if (!processes.allRun()) throw new Error('the API or the worker ended by itself')
  } finally {
    await processes.stop()
    rmSync(folder, { recursive: true })
  }
}

/** As git has it, with what was not committed yet; nothing that is ignored. */
function copySources(folder: string) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT })
  for (const name of listed.toString().split('\0').filter(isNeeded)) cpSync(join(ROOT, name), join(folder, name))
}

function isNeeded(name: string): boolean {
  return /^(package(-lock)?\.json|\.npmrc|(apps|packages)\/[^/]+\/package\.json|(apps\/server|packages)\/.*)$/.test(
    name,
  )
}
