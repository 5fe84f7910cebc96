/** Walks through the product in a real browser: production build, two API processes, one worker, real servers. */
import { demoInstallation } from './demo-installation.ts'
import { Processes, startBuiltProduct } from './product.ts'
import { buildScreens, runCommand } from './run-command.ts'
import { freePorts } from './services/free-ports.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'

const HELP = `npm run e2e [-- PLAYWRIGHT ARGUMENTS]

Builds the screens, starts the product on free ports with a database of its own and runs e2e/**/*.spec.ts. E2E_REPORT
names a file for the JSON report. WALKS=short takes each walk in one language, as .ci/run does; otherwise in both.`

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(HELP)
else if (!(await buildScreens())) process.exitCode = 1
else process.exitCode = await withServices((services) => walk(services, args))

async function walk(services: ServiceEnvironment, playwright: string[]): Promise<number> {
  const processes = new Processes()
  try {
    const [first = 0, second = 0] = await freePorts(2)
    const origins = [first, second].map((port) => `http://localhost:${port}`)
    const database = `sarai_e2e_${process.pid}`
    const { urls, sealingKeys, environment } = await demoInstallation(services, {
      database,
      portalOrigin: `${origins[0]}`,
    })
    await startBuiltProduct(processes, environment, {
      ports: [first, second],
      buildId: `e2e-${process.pid}`,
      openedByPort: true,
    })
    return await runCommand('playwright', ['test', ...playwright], {
      E2E_ORIGIN: origins[0],
      E2E_OTHER_ORIGIN: origins[1],
      E2E_OWNER_URL: urls.owner,
      E2E_SEALING_KEYS: sealingKeys,
      MAIL_READER_URL: services.MAIL_READER_URL,
      // For what a walk cannot wait for: two days that pass.
      E2E_DATABASE_URL: Object.assign(new URL(services.DATABASE_SUPERUSER_URL), { pathname: `/${database}` }).href,
    })
  } finally {
    await processes.stop()
  }
}
