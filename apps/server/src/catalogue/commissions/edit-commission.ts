import type { CommissionTerms } from '@sarai/wire/desk/commissions.ts'
import { changedValues } from '#activity/changed-values.ts'
import type { StaffCaller } from '#caller.ts'
import { changeCommission, loggedTerms } from '#catalogue/commissions/change-commission.ts'
import { keepOneCommission } from '#catalogue/commissions/keep-one-commission.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const saveCommission = query<{
  commissionId: number
  firstNight: string
  lastNight: string
  currency: string
  amount: number
  extraAmount: number | null
}>(`
  update commission set first_night = $firstNight, last_night = $lastNight, currency = $currency, amount = $amount,
    extra_amount = $extraAmount, version = version + 1
  where id = $commissionId`)

/** Group and hotel stay: for another hotel there is another commission. */
export function editCommission(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, ...terms }: CommissionTerms & { version: number },
): Promise<null> {
  return changeCommission(db, staff, { id, version }, async (tx, group, { hotelId, ...before }) => {
    await keepOneCommission(tx, { group, hotelId, terms, before: { id, ...before } })
    const changed = changedValues(loggedTerms(before), loggedTerms(terms))
    if (changed === undefined) return undefined
    const { firstNight, lastNight, currency, amount, extraAmount } = terms
    await saveCommission.later(tx, { commissionId: id, firstNight, lastNight, currency, amount, extraAmount })
    return { what: 'commission-edit', ...changed }
  })
}
