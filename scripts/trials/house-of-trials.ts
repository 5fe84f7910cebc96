import pg from 'pg'
import { createPool } from '../../apps/server/src/database/connection-pool.ts'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import type { Database } from '../../apps/server/src/database/unit-of-work.ts'
import type { ObjectStore } from '../../apps/server/src/files/object-store.ts'
import { deskDecides } from '../../apps/server/src/reservations/testing/desk-decides.ts'
import { createSealing, readSealingKeys, type Sealing } from '../../apps/server/src/sealing.ts'
import { createSigning } from '../../apps/server/src/signing.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { aNewRequest, type Copied } from './copied-requests.ts'
import { demoInstallation } from '../demo-installation.ts'

export type House = {
  environment: Record<string, string>
  /** Past every policy: to prepare and to look behind the curtain. */
  sql: pg.Client
  /** As the API has it, and as a worker has it. */
  db: Database
  workerDb: Database
  /** The same for what takes longer than a call may. */
  patientDb: Database
  files: ObjectStore
  sealing: Sealing
  desk: ReturnType<typeof deskDecides>
  /** One of the demo, that waits for the desk. */
  aNewRequest: () => Promise<Copied>
  close: () => Promise<void>
}

/** A database with demo data and no process on it: the trial decides, by the same code, from as many sides as it likes. */
export async function openHouse(services: ServiceEnvironment, connections = 16): Promise<House> {
  const database = `sarai_trial_${process.pid}_${Date.now()}`
  const prepared = await demoInstallation(services, { database, portalOrigin: 'http://localhost:1' })
  const signing = createSigning(readSealingKeys(prepared.activityKeys) ?? [])
  const poolOf = (connectionString: string) =>
    createPool({ connectionString, max: connections, applicationName: 'sarai-trial', onBroken: () => undefined })
  const [appPool, workerPool] = [poolOf(prepared.urls.app), poolOf(prepared.urls.worker)]
  const db = openDatabase(appPool, { signing })
  const sql = new pg.Client({
    connectionString: Object.assign(new URL(services.DATABASE_SUPERUSER_URL), { pathname: `/${database}` }).href,
  })
  await sql.connect()
  return {
    environment: { ...prepared.environment, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    sql,
    db,
    workerDb: openDatabase(workerPool, { signing, rights: 'of-the-connection' }),
    patientDb: openDatabase(workerPool, { signing, rights: 'of-the-connection', timeoutMs: 60_000 }),
    files: prepared.files,
    sealing: createSealing(readSealingKeys(prepared.sealingKeys) ?? []),
    desk: deskDecides(db),
    aNewRequest: () => aNewRequest(sql),
    close: async () => {
      await Promise.all([appPool.end(), workerPool.end(), sql.end()])
    },
  }
}
