import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createPool } from '#database/connection-pool.ts'
import { cloneDatabase, dropDatabase, urlsOf, withDatabase, type DatabaseUrls } from '#database/provision.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Database, DatabaseOptions } from '#database/unit-of-work.ts'
import { testPasswords } from '#testing/template-database.ts'
import { testSigning } from '#testing/test-config.ts'

export type TestDatabase = {
  urls: DatabaseUrls
  superuserUrl: string
  /** As the API sees it. */
  db: Database
  /** As the worker sees it. */
  workerDb: Database
  appPool: pg.Pool
  workerPool: pg.Pool
  /** Past every policy: to prepare and to look behind the curtain. */
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
}

/** A database of this test file's own, copied from the template and dropped when the file is done. */
export async function openTestDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  const superuser = inject('superuserUrl')
  const name = `sarai_test_${randomUUID().replaceAll('-', '')}`
  await cloneDatabase(superuser, inject('template'), name)
  const urls = urlsOf(superuser, name, testPasswords)
  const superuserUrl = withDatabase(superuser, name)
  const onBroken = () => undefined
  const appPool = createPool({ connectionString: urls.app, max: 8, applicationName: 'test-app', onBroken })
  const workerPool = createPool({ connectionString: urls.worker, max: 8, applicationName: 'test-worker', onBroken })
  const adminPool = new pg.Pool({ connectionString: superuserUrl, max: 2 })
  adminPool.on('error', onBroken)
  afterAll(async () => {
    await Promise.all([appPool.end(), workerPool.end(), adminPool.end()])
    await dropDatabase(superuser, name)
  })
  return {
    urls,
    superuserUrl,
    appPool,
    workerPool,
    db: openDatabase(appPool, { signing: testSigning, ...options }),
    workerDb: openDatabase(workerPool, { signing: testSigning, ...options, rights: 'of-the-connection' }),
    sql: async (text, values = []) => (await adminPool.query(text, values)).rows,
  }
}
