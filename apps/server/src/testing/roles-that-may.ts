import type pg from 'pg'
import { audienceRoles } from '#database/rights/audience-role.ts'

const insufficientPrivilege = '42501'

/** The roles of the API that the database lets run a statement, whatever the code around it says. Nothing is kept. */
export async function rolesThatMay(appPool: pg.Pool, statement: string): Promise<string[]> {
  const may: string[] = []
  const client = await appPool.connect()
  try {
    for (const role of audienceRoles) {
      await client.query(`begin; set local role ${role}`)
      const outcome = await client.query(statement).catch((error: pg.DatabaseError) => error.code)
      if (outcome !== insufficientPrivilege) may.push(role)
      await client.query('rollback')
    }
    return may
  } finally {
    client.release()
  }
}
