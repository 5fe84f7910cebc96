import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Two runners at once would race; the lock number means nothing else. */
const runnerLock = 7_318_187

/** Connects as the owner of the schema and works while no other runner does. */
export async function inTurn(ownerUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sarai-migrate' })
  await client.connect()
  try {
    await takeTurn(client)
    await work(client)
  } finally {
    await client.end()
  }
}

/** Asked again and again: a statement that waits is one that the building of an index waits for in its turn. */
async function takeTurn(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      runnerLock,
    ])
    if (rows[0]?.isOurs === true) return
    await pause(100)
  }
}

/** All of it or nothing. */
export async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
