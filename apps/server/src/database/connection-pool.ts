import pg from 'pg'

/** Connections whose last COMMIT is durable here but was not confirmed by the replica (docs/security.md, trap 2). */
const unconfirmed = new WeakSet<pg.PoolClient>()

/** Connections that died. Only they tell a lost answer from a mistake of ours: neither error has an SQLSTATE. */
const broken = new WeakSet<pg.PoolClient>()

/** How what the database says is read. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.INT8) return safeInteger
    // A day has no zone: as a Date it would be the evening before, somewhere.
    if (oid === pg.types.builtins.DATE) return (day: string) => day
    return pg.types.getTypeParser(oid, format)
  },
}

/** Ids and amounts fit a JavaScript integer by far; one that does not must never be rounded in silence. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`An integer of the database is too large: ${text}`)
  return value
}

export function createPool(options: {
  connectionString: string
  max: number
  applicationName: string
  onBroken: (error: Error) => void
}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max,
    application_name: options.applicationName,
    connectionTimeoutMillis: 5_000,
    // Opening one takes twelve milliseconds of two processes; after ten idle seconds is far too soon to close it.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    types: columnTypes,
  })
  pool.on('error', options.onBroken)
  pool.on('connect', (client) => {
    // Without this listener node-postgres ends the whole process when a checked-out connection dies (trap 4).
    client.on('error', (error) => {
      broken.add(client)
      options.onBroken(error)
    })
    client.on('notice', (notice) => {
      const text = notice.message ?? ''
      if (notice.code === '01000' && text.includes('might not have been replicated')) {
        unconfirmed.add(client)
      }
    })
  })
  return pool
}

/** Whether the replica left the last commit of this connection unconfirmed; asking clears the mark. */
export function takeUnconfirmed(client: pg.PoolClient): boolean {
  return unconfirmed.delete(client)
}

export function isBroken(client: pg.PoolClient): boolean {
  return broken.has(client)
}
