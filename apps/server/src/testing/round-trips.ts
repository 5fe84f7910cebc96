import type pg from 'pg'

/** How often the connections of a pool waited for the database while something was done: each wait ends with this. */
export function countRoundTrips(pool: pg.Pool): (work: () => Promise<unknown>) => Promise<number> {
  const heard = new WeakSet<object>()
  let trips = 0
  pool.on('acquire', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    if (heard.has(connection)) return
    heard.add(connection)
    connection.on('readyForQuery', () => (trips += 1))
  })
  return async (work) => {
    const before = trips
    await work()
    return trips - before
  }
}
