import type { FinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Nobody may have set one: then everything needs two. */
export const limitOf = query<{ currency: string }, { secondPersonAbove: number }>(`
  select second_person_above as "secondPersonAbove" from finance_limit where currency = $currency`)
const all = query<void, FinanceLimit>(`
  select currency.code as currency, sign, minor_digits as "minorDigits", coalesce(finance_limit.version, 0) as version,
    second_person_above as "secondPersonAbove"
  from currency left join finance_limit on finance_limit.currency = currency.code
  where currency.active or finance_limit.currency is not null order by currency.code limit 200`)

export function listFinanceLimits(db: Database, staff: StaffCaller): Promise<FinanceLimit[]> {
  return db.look(staff, all.ask.all())
}
