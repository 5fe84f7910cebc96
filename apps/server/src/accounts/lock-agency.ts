import { query, type Tx } from '#database/query.ts'

const lock = query(`select id from agency where id = $1 for no key update`)

/**
 * The agency before its users and their links, as whoever changes the team locks them: in any other order two could
 * wait for each other. Whoever comes second sees what the first has done.
 */
export async function lockAgency(tx: Tx, agencyId: number): Promise<void> {
  await lock.run(tx, agencyId)
}
