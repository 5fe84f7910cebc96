import { migrate } from '#database/migrate.ts'

/** Brings the database to the newest schema:  DATABASE_OWNER_URL=… DATABASE_WORKER_URL=… node src/main-migrate.ts */
const owner = process.env['DATABASE_OWNER_URL']
const worker = process.env['DATABASE_WORKER_URL']
if (owner === undefined || worker === undefined) {
  throw new Error('DATABASE_OWNER_URL and DATABASE_WORKER_URL must name the database')
}
await migrate({ owner, worker }, (line) => process.stdout.write(`${line}\n`))
