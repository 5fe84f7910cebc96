import type { addRate as operation } from '@sarai/wire/desk/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { day as onDay, money } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const knownCurrencies = query<{ from: string; to: string }, { code: string }>(
  `select code from currency where code in ($from, $to) and active`,
)
const insertRate = query<
  { from: string; to: string; day: string; fromAmount: number; toAmount: number; staffId: StaffId },
  { id: number }
>(`
  insert into exchange_rate (from_currency, to_currency, day, from_amount, to_amount, set_by, set_at)
  values ($from, $to, $day, $fromAmount, $toAmount, $staffId, clock_timestamp()) returning id`)

/** A rate that was wrong is set again: what was converted by it must stay explainable. */
export function addRate(db: Database, staff: StaffCaller, body: InputOf<typeof operation>['body']) {
  const { from, to, day, fromAmount, toAmount } = body
  return db.write(staff, [knownCurrencies.ask.all({ from, to })], async (tx, [currencies]) => {
    const known = new Set(currencies.map(({ code }) => code))
    const unknown = (['from', 'to'] as const).filter((side) => !known.has(body[side]))
    if (unknown.length > 0) throw new Problem('VALIDATION_FAILED', { fields: unknown })
    const rate = await insertRate.one(tx, { from, to, day, fromAmount, toAmount, staffId: staff.staffId })
    await record(tx, staff, {
      what: 'rate-add',
      subject: { kind: 'rate', id: rate.id, label: `${from}/${to}` },
      after: { day: onDay(day), fromAmount: money(from)(fromAmount), toAmount: money(to)(toAmount) },
    })
    await announce(tx, { to: 'desk', what: 'house', id: 'rates' })
    return rate
  })
}
