import type { SecondPersonLimit } from '@sarai/domain/contract/second-person-limit.ts'
import type { FinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

export type LimitRow = { secondPersonAbove: number | null; stricterAbove: number | null; stricterUntil: Date | null }

/** What was stricter is told while it holds. */
export const limitColumns = `second_person_above as "secondPersonAbove",
  case when stricter_until > now() then stricter_above end as "stricterAbove",
  case when stricter_until > now() then stricter_until end as "stricterUntil"`
export const limitOf = query<{ currency: string }, LimitRow>(`
  select ${limitColumns} from finance_limit where currency = $currency`)
const all = query<void, Omit<FinanceLimit, 'stricter'> & LimitRow>(`
  select currency.code as currency, sign, minor_digits as "minorDigits", coalesce(finance_limit.version, 0) as version,
    ${limitColumns}
  from currency left join finance_limit on finance_limit.currency = currency.code
  where currency.active or finance_limit.currency is not null order by currency.code limit 200`)

/** Nothing where nobody has set one. */
export function limitFrom(row: LimitRow | undefined): SecondPersonLimit | undefined {
  const above = row?.secondPersonAbove ?? null
  if (row === undefined || above === null) return undefined
  const { stricterAbove, stricterUntil } = row
  if (stricterAbove === null || stricterUntil === null) return { above }
  return { above, stricter: { above: stricterAbove, until: stricterUntil.getTime() } }
}

export async function listFinanceLimits(db: Database, staff: StaffCaller): Promise<FinanceLimit[]> {
  const rows = await db.look(staff, all.ask.all())
  return rows.map(({ stricterAbove, stricterUntil, ...limit }) => ({
    ...limit,
    stricter: stricterUntil && { above: stricterAbove ?? 0, until: stricterUntil.toISOString() },
  }))
}
