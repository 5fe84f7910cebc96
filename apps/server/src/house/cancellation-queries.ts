import type { readCancellationPolicy as operation } from '@sarai/wire/desk/house-rules.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { CancellationPolicy, CancellationStep } from '@sarai/domain/stay/cancellation-policy.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type Question } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const versionNow = query<void, { version: number }>(`select cancellation_version as version from house`)
const stepsOfHouse = query<void, CancellationStep>(`
  select days_before as "daysBefore", percent from house_cancellation_step order by days_before desc`)

/** What cancelling costs where a hotel has no policy of its own; the step that begins first comes first. */
export function askHousePolicy(): Question<CancellationPolicy> {
  return stepsOfHouse.ask.all()
}

export async function readCancellationPolicy(db: Database, caller: StaffCaller): Promise<ReplyOf<typeof operation>> {
  const [{ version }, steps] = await db.look(caller, [versionNow.ask.one(), stepsOfHouse.ask.all()])
  return { version, steps }
}
