import { buildApp } from '#app.ts'
import { readConfig, storeSettings } from '#config.ts'
import { createPool } from '#database/connection-pool.ts'
import { openDatabase } from '#database/unit-of-work.ts'
import { openObjectStore } from '#files/object-store.ts'
import { wakeRelay } from '#live/bus.ts'
import { openHub } from '#live/hub.ts'
import { createLog } from '#log.ts'
import { createSealing } from '#sealing.ts'
import { checkSealing } from '#staff/check-sealing.ts'

const config = readConfig(process.env)
const log = createLog(config)
const warn = (error: unknown) => log.warn({ err: error }, 'a connection to the database broke')
const pool = createPool({
  connectionString: config.DATABASE_APP_URL,
  max: config.DATABASE_CONNECTIONS,
  applicationName: 'sarai-api',
  onBroken: warn,
})
const db = openDatabase(pool, { onNews: wakeRelay(pool, warn) })
await checkSealing(db, createSealing(config.SEALING_KEYS))
const hub = openHub({ connectionString: config.DATABASE_APP_URL, onFailure: warn })
const files = openObjectStore(storeSettings(config))
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
})

await app.listen({ host: config.HOST, port: config.PORT })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void (async () => {
      await hub.close()
      await app.close()
      await pool.end()
    })()
  })
}
