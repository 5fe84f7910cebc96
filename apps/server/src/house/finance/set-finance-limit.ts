import type { setFinanceLimit as operation } from '@sarai/wire/desk/money/settings.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { changeLimit } from '@sarai/domain/contract/second-person-limit.ts'
import { record } from '#activity/record-activity.ts'
import { money } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { limitColumns, limitFrom, type LimitRow } from '#house/finance/limit-queries.ts'
import { announce } from '#live/announce.ts'

/** The currency is held, so that the first limit of one is set once. */
const lock = query<{ currency: string }, { code: string }>(`
  select code from currency where code = $currency for no key update`)
/** A statement of its own: whoever waited for the lock must not read what stood before they waited. */
const held = query<{ currency: string }, LimitRow & { version: number }>(`
  select coalesce(finance_limit.version, 0) as version, ${limitColumns}
  from currency left join finance_limit on finance_limit.currency = currency.code
  where currency.code = $currency`)
const save = query<{
  currency: string
  secondPersonAbove: number
  stricterAbove: number | null
  stricterUntil: Date | null
}>(`
  insert into finance_limit (currency, second_person_above, stricter_above, stricter_until)
  values ($currency, $secondPersonAbove, $stricterAbove, $stricterUntil)
  on conflict (currency) do update set second_person_above = excluded.second_person_above,
    stricter_above = excluded.stricter_above, stricter_until = excluded.stricter_until,
    version = finance_limit.version + 1`)

/** What waits is judged by the limit of the moment in which it is decided; a higher one holds a day later. */
export function setFinanceLimit(
  db: Database,
  staff: StaffCaller,
  currency: string,
  { version, secondPersonAbove }: InputOf<typeof operation>['body'],
) {
  return db.write(staff, [lock.ask.first({ currency }), held.ask.first({ currency })], async (tx, [, found]) => {
    const before = asSeen(found, version)
    if (before.secondPersonAbove === secondPersonAbove) return null
    const { stricter } = changeLimit(limitFrom(before), secondPersonAbove, tx.now)
    await save.later(tx, {
      currency,
      secondPersonAbove,
      stricterAbove: stricter?.above ?? null,
      stricterUntil: stricter ? new Date(stricter.until) : null,
    })
    await record(tx, staff, {
      what: 'finance-limit-set',
      subject: { kind: 'finance-limit', label: currency },
      before: { secondPersonAbove: money(currency)(before.secondPersonAbove) },
      after: { secondPersonAbove: money(currency)(secondPersonAbove) },
    })
    await announce(tx, { to: 'desk', what: 'house', id: 'finance-limits' })
    return null
  })
}
