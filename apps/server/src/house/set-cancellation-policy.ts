import type { setCancellationPolicy as operation } from '@sarai/wire/desk/house-rules.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import { inOrder } from '@sarai/domain/stay/settable-policy.ts'
import { changedValues } from '#activity/changed-values.ts'
import { record } from '#activity/record-activity.ts'
import { cancellation } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { announce } from '#live/announce.ts'

const lockPolicy = query<void, { version: number }>(`
  select cancellation_version as version from house for no key update`)
const deleteSteps = query(`delete from house_cancellation_step`)
const insertSteps = query<{ daysBefore: readonly number[]; percents: readonly number[] }>(`
  insert into house_cancellation_step (days_before, percent)
  select * from unnest($daysBefore::smallint[], $percents::smallint[])`)
const nextVersion = query(`update house set cancellation_version = cancellation_version + 1, edited_at = now()`)

const logged = (policy: CancellationPolicy) => ({ cancellation: cancellation(inOrder(policy)) })

/** All steps at once: one by one, a policy that nobody wants would be in force in between. */
export function setCancellationPolicy(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  return db.write(staff, [lockPolicy.ask.first(), askHousePolicy()], async (tx, [found, before]) => {
    asSeen(found, body.version)
    const changed = changedValues(logged(before), logged(body.steps))
    if (changed === undefined) return null
    await deleteSteps.later(tx)
    await insertSteps.later(tx, {
      daysBefore: body.steps.map((step) => step.daysBefore),
      percents: body.steps.map((step) => step.percent),
    })
    await nextVersion.later(tx)
    await record(tx, staff, { what: 'cancellation-set', ...changed })
    await announce(tx, { to: 'desk', what: 'house', id: 'cancellation' })
    return null
  })
}
