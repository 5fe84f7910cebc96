import { systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Signing } from '#signing.ts'

/** How far a check of the log went: all of it, or what was done lately. */
export type Reach = 'whole' | 'recent'
type Found = {
  reach: Reach
  faults: number
  /** What was done until then was looked at. */
  at: Date
  /** When a fault was last found. */
  foundAt: Date | null
}
type Finding = Found & { signature: Buffer }

/** Both checks write both rows: one at a time. */
const lock = query(`lock table activity_check in share row exclusive mode`)
const saveFinding = query<{ reach: Reach; faults: number; at: Date; foundAt: Date | null; signature: Buffer }>(`
  insert into activity_check (reach, faults, at, found_at, signature)
  values ($reach, $faults, $at, $foundAt, $signature)
  on conflict (reach) do update
  set faults = excluded.faults, at = excluded.at, found_at = excluded.found_at, signature = excluded.signature`)
const allFindings = query<void, Finding>(
  `select reach, faults, at, found_at as "foundAt", signature from activity_check`,
)

/**
 * A check that finds nothing among the newest steps says nothing about older ones, so what was found there stays until
 * a whole check that began later. Findings that were forged or taken away are a fault themselves.
 */
export async function keepFindings(
  db: Database,
  signing: Signing,
  { reach, found, startedAt }: { reach: Reach; found: number; startedAt: Date },
): Promise<void> {
  await db.write(systemCaller('check-activity'), async (tx) => {
    await lock.later(tx)
    const { recent, spoiled } = judge(await allFindings.all(tx), signing)
    const faults = found + spoiled
    const now = { reach, faults, at: startedAt, foundAt: faults > 0 ? new Date(tx.now) : null }
    const stays = recent !== undefined && isFoundAfter(recent, reach === 'whole' ? startedAt : new Date(0))
    const save = (one: Found) =>
      saveFinding.run(tx, {
        reach: one.reach,
        faults: one.faults,
        at: one.at,
        foundAt: one.foundAt,
        signature: tx.sign(findingText(one)),
      })
    if (reach === 'recent') {
      await save(faults === 0 && stays ? { ...recent, at: startedAt } : now)
      return
    }
    await save(now)
    // It is about the newest steps too. From now on the row is there, and missed when it is not.
    if (!stays) await save({ reach: 'recent', faults: 0, at: latest(recent?.at, startedAt), foundAt: null })
  })
}

/** What is watched. A finding that none of our keys signed counts as a fault, and as no check at all. */
export async function readFindings(
  db: Database,
  signing: Signing,
): Promise<{ faults: number; verifiedSeconds: number; recentSeconds: number }> {
  return db.read(systemCaller('metrics'), async (tx) => {
    const { whole, recent, spoiled } = judge(await allFindings.all(tx), signing)
    return {
      faults: (whole?.faults ?? 0) + (recent?.faults ?? 0) + spoiled,
      verifiedSeconds: secondsSince(whole, tx.now),
      recentSeconds: secondsSince(recent, tx.now),
    }
  })
}

/** A whole check leaves both rows behind: the other one cannot be missing after it. */
function judge(findings: Finding[], signing: Signing) {
  const signed = findings.filter((one) => signing.isSigned(findingText(one), one.signature))
  const whole = signed.find(({ reach }) => reach === 'whole')
  const recent = signed.find(({ reach }) => reach === 'recent')
  const isTakenAway = whole !== undefined && findings.every(({ reach }) => reach !== 'recent')
  return { whole, recent, spoiled: findings.length - signed.length + (isTakenAway ? 1 : 0) }
}

/** One from before this was kept has no such time: it was found when it was written. */
function isFoundAfter({ faults, at, foundAt }: Found, moment: Date): boolean {
  return faults > 0 && (foundAt ?? at) > moment
}

function latest(one: Date | undefined, other: Date): Date {
  return one !== undefined && one > other ? one : other
}

/** Never is as long ago as the clock can tell. */
function secondsSince(finding: Finding | undefined, now: number): number {
  return (now - (finding?.at.getTime() ?? 0)) / 1_000
}

function findingText({ reach, faults, at, foundAt }: Found): string {
  const found = foundAt === null ? '' : ` found ${foundAt.toISOString()}`
  return `check ${reach} ${faults} ${at.toISOString()}${found}`
}
