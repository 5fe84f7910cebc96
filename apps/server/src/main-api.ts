import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '#app.ts'
import { drainTimes, readConfig, storeSettings } from '#config.ts'
import { createPool } from '#database/connection-pool.ts'
import { openDatabase } from '#database/open-database.ts'
import { openObjectStore } from '#files/object-store.ts'
import { finishCalls } from '#http/edge/drain.ts'
import { createLeaving, leaveOnSignal } from '#leaving.ts'
import { wakeRelay } from '#live/bus.ts'
import { openHub } from '#live/hub.ts'
import { createLog } from '#log.ts'
import { createSealing } from '#sealing.ts'
import { createSigning } from '#signing.ts'
import { checkSealing } from '#staff/login/check-sealing.ts'

const config = readConfig(process.env)
const log = createLog(config)
const warn = (error: unknown) => log.warn({ err: error }, 'a connection to the database broke')
const pool = createPool({
  connectionString: config.DATABASE_APP_URL,
  max: config.DATABASE_CONNECTIONS,
  applicationName: 'sarai-api',
  onBroken: warn,
})
const db = openDatabase(pool, { signing: createSigning(config.ACTIVITY_KEYS), onNews: wakeRelay(pool, warn) })
await checkSealing(db, createSealing(config.SEALING_KEYS))
const hub = openHub({ connectionString: config.DATABASE_APP_URL, onFailure: warn })
const files = openObjectStore(storeSettings(config))
const leaving = createLeaving()
const app = await buildApp({
  config,
  log,
  db,
  hub,
  files,
  readiness: [
    { name: 'database', check: () => pool.query('select 1') },
    { name: 'files', check: () => files.check() },
  ],
  checkReplies: process.env['NODE_ENV'] !== 'production',
  leaving,
  pool,
})

await app.listen({ host: config.HOST, port: config.PORT })

leaveOnSignal(
  drainTimes(config),
  async (graceMs) => {
    leaving.begin()
    await pause(graceMs)
    // Not before: until the balancer has noticed, a stream would come back to this very process.
    await hub.close()
    await finishCalls(app)
    await pool.end()
  },
  (error) => log.error({ err: error }, 'could not leave in good order'),
)
