/** The production build with demo data, as an installation would run it: built screens, two API processes, one worker. */
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts'
import { demoCodeHelp } from './demo-code.ts'
import { prepareInstallation } from './installation.ts'
import { Processes, startBuiltProduct } from './product.ts'
import { buildScreens } from './run-command.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'

const HELP = `npm run demo

Builds the portal and the desk, fills a database with demo data and runs the product as in production, on port 3100
(and a second API process on 3101, which shares the live events). Ctrl-C stops it all.`

const ports = [3100, 3101]
const origin = `http://localhost:${ports[0]}`

if (process.argv.includes('--help')) console.log(HELP)
else if (!(await buildScreens())) process.exitCode = 1
else await withServices(demonstrate)

async function demonstrate(services: ServiceEnvironment) {
  const processes = new Processes()
  try {
    const { urls, files, sealingKeys, activityKeys, environment } = await prepareInstallation(services, {
      database: 'sarai_demo',
      portalOrigin: origin,
    })
    const logins = await seedDemo({ urls, files, sealingKeys, activityKeys })
    await startBuiltProduct(processes, environment, { ports, buildId: `demo-${process.pid}`, openedByPort: true })
    console.log(`
  Portal    ${origin}
            ${logins.portal.username} / ${logins.portal.password}   (English)
            ${logins.portalPersian.username} / ${logins.portalPersian.password}   (Persian)
  Desk      ${origin}/desk/
            ${logins.desk.username} / ${logins.desk.password}
            ${demoCodeHelp()}
  Mails     ${services.MAIL_READER_URL ?? 'at your own SMTP server'}

  Ctrl-C stops everything.
`)
    await processes.anyEnds()
  } finally {
    await processes.stop()
  }
}
