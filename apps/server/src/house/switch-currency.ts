import { record } from '#activity/record-activity.ts'
import { yesNo } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

const lockCurrency = query<{ code: string }, { version: number; active: boolean; is_own: boolean }>(`
  select version, active, code = (select currency from house) as is_own from currency
  where code = $code for no key update`)
const saveActive = query<{ code: string; active: boolean }>(
  `update currency set active = $active, version = version + 1 where code = $code`,
)

/** What is priced or owed in it stays so; the currency of the house cannot go. */
export function switchCurrency(
  db: Database,
  staff: StaffCaller,
  code: string,
  { version, active }: { version: number; active: boolean },
) {
  return db.write(staff, [lockCurrency.ask.first({ code })], async (tx, [found]) => {
    const currency = asSeen(found, version)
    if (currency.is_own && !active) throw new Problem('CURRENCY_IN_USE')
    if (currency.active === active) return null
    await saveActive.later(tx, { code, active })
    await record(tx, staff, {
      what: 'currency-switch',
      subject: { kind: 'currency', label: code },
      before: { active: yesNo(currency.active) },
      after: { active: yesNo(active) },
    })
    await announce(tx, { to: 'desk', what: 'house', id: 'currencies' })
    return null
  })
}
