import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Signing } from '#signing.ts'

/** How far a check of the log went: all of it, or what was done lately. */
export type Reach = 'whole' | 'recent'
type Finding = { reach: Reach; faults: number; at: Date; signature: Buffer }

const saveFinding = query(`
  insert into activity_check (reach, faults, at, signature) values ($1, $2, $3, $4)
  on conflict (reach) do update set faults = excluded.faults, at = excluded.at, signature = excluded.signature`)
const allFindings = query<Finding>(`select reach, faults, at, signature from activity_check`)

export async function keepFindings(db: Database, reach: Reach, faults: number): Promise<void> {
  await db.write(systemCaller('check-activity'), async (tx) => {
    const at = new Date()
    await saveFinding.run(tx, reach, faults, at, tx.sign(findingText({ reach, faults, at })))
  })
}

/** What is watched. A finding that none of our keys signed counts as a fault, and as no check at all. */
export async function readFindings(
  db: Database,
  signing: Signing,
): Promise<{ faults: number; verifiedSeconds: number }> {
  const findings = await db.read(systemCaller('metrics'), (tx) => allFindings.all(tx))
  const signed = findings.filter((one) => signing.isSigned(findingText(one), one.signature))
  const whole = signed.find(({ reach }) => reach === 'whole')
  return {
    faults: signed.reduce((sum, one) => sum + one.faults, findings.length - signed.length),
    // Never is as long ago as the clock can tell.
    verifiedSeconds: (Date.now() - (whole?.at.getTime() ?? 0)) / 1_000,
  }
}

function findingText({ reach, faults, at }: Pick<Finding, 'reach' | 'faults' | 'at'>): string {
  return `check ${reach} ${faults} ${at.toISOString()}`
}
