import { cloneDatabase } from '../../apps/server/src/database/provision.ts'
import { seedDemo } from '../../apps/server/src/demo/seed-demo.ts'
import { prepareInstallation, type Installation } from '../installation.ts'
import type { ServiceEnvironment } from '../services/part.ts'

let template: Promise<string> | undefined

/** With the people, hotels and requests of the demo, which are made once for all trials of a run and copied for each. */
export async function demoInstallation(
  services: ServiceEnvironment,
  options: { database: string; portalOrigin: string },
): Promise<Installation> {
  template ??= seededDatabase(services)
  await cloneDatabase(services.DATABASE_SUPERUSER_URL, await template, options.database)
  return prepareInstallation(services, options)
}

async function seededDatabase(services: ServiceEnvironment): Promise<string> {
  const database = `sarai_trial_${process.pid}`
  await seedDemo(await prepareInstallation(services, { database, portalOrigin: 'http://localhost:1' }))
  return database
}
