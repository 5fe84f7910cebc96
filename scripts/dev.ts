/** Everything up for development, with demo data: screens reload as you save, and so do the server and the worker. */
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts'
import { demoCodeHelp } from './demo-code.ts'
import { prepareInstallation } from './installation.ts'
import { Processes, startProduct, untilAnswers } from './product.ts'
import type { ServiceEnvironment } from './services/part.ts'
import { withServices } from './services.ts'

const HELP = `npm run dev

Starts PostgreSQL, S3, a mail receiver and a virus scanner (unless they run or the environment names yours), fills a
database with demo data and starts the API, the worker, the portal, the desk and the gallery of the kit. Ctrl-C stops it
all.`

const ports = { api: 3000, portal: 5173, desk: 5174, gallery: 5175 }
const at = (port: number, path = '') => `http://localhost:${port}${path}`

if (process.argv.includes('--help')) console.log(HELP)
else await withServices(develop)

async function develop(services: ServiceEnvironment) {
  const processes = new Processes()
  try {
    const { urls, files, sealingKeys, activityKeys, environment } = await prepareInstallation(services, {
      database: 'sarai_dev',
      portalOrigin: at(ports.portal),
      deskOrigin: at(ports.desk),
    })
    const logins = await seedDemo({ urls, files, sealingKeys, activityKeys })
    await startProduct(processes, environment, { ports: [ports.api], buildId: `dev-${process.pid}`, watch: true })
    const screens = { API_ORIGIN: `http://127.0.0.1:${ports.api}` }
    for (const app of ['portal', 'desk'] as const) {
      processes.start('vite', [`apps/${app}`, '--port', `${ports[app]}`, '--logLevel', 'warn'], screens)
    }
    processes.start('vite', ['packages/ui', '--port', `${ports.gallery}`, '--strictPort', '--logLevel', 'warn'], {})
    await Promise.all([
      untilAnswers(at(ports.portal, '/'), (answer) => answer.ok),
      untilAnswers(at(ports.desk, '/desk/'), (answer) => answer.ok),
    ])
    console.log(`
  Portal    ${at(ports.portal)}
            ${logins.portal.username} / ${logins.portal.password}   (English)
            ${logins.portalPersian.username} / ${logins.portalPersian.password}   (Persian)
  Desk      ${at(ports.desk, '/desk/')}
            ${logins.desk.username} / ${logins.desk.password}
            ${demoCodeHelp()}
  Mails     ${services.MAIL_READER_URL ?? 'at your own SMTP server'}
  API       ${at(ports.api, '/docs/portal')}   ${at(ports.api, '/docs/desk')}
  Kit       ${at(ports.gallery, '/gallery/')}

  Ctrl-C stops everything.
`)
    await processes.anyEnds()
  } finally {
    await processes.stop()
  }
}
