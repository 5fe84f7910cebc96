/** An installation with the people, hotels and requests of the demo. Run as a command, makes the database that others copy. */
import { cloneDatabase } from '../apps/server/src/database/provision.ts'
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts'
import { prepareInstallation, type Installation } from './installation.ts'
import { withServices } from './services.ts'
import type { ServiceEnvironment } from './services/part.ts'

type Place = Parameters<typeof prepareInstallation>[1]

/** Copied from the database that DEMO_DATABASE names, which .ci/run and the trials make once for all who ask; else made. */
export async function demoInstallation(services: ServiceEnvironment, place: Place): Promise<Installation> {
  const made = process.env['DEMO_DATABASE']
  if (made !== undefined) await cloneDatabase(services.DATABASE_SUPERUSER_URL, made, place.database)
  const prepared = await prepareInstallation(services, place)
  if (made === undefined) await seedDemo(prepared)
  return prepared
}

/** Once: from here on whoever asks gets a copy. */
export async function makeDemoDatabase(services: ServiceEnvironment): Promise<string> {
  process.env['DEMO_DATABASE'] ??= await seededDatabase(services)
  return process.env['DEMO_DATABASE']
}

async function seededDatabase(services: ServiceEnvironment): Promise<string> {
  const database = `sarai_demo_${process.pid}`
  await seedDemo(await prepareInstallation(services, { database, portalOrigin: 'http://localhost:1' }))
  return database
}

if (import.meta.main) console.log(`DEMO_DATABASE=${await withServices(makeDemoDatabase)}`)
