import type { addCommission as operation } from '@sarai/wire/desk/commissions.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { keepStep, lockCommissions, loggedAbout, loggedTerms } from '#catalogue/commissions/change-commission.ts'
import { commissionChanged } from '#catalogue/commissions/commission-changed.ts'
import { keepOneCommission } from '#catalogue/commissions/keep-one-commission.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const hotelOf = query<{ hotelId: HotelId }, { name: string }>(`select name_en as name from hotel where id = $hotelId`)
const insertCommission = query<InputOf<typeof operation>['body'], { id: number }>(`
  insert into commission (group_code, hotel_id, first_night, last_night, currency, amount, extra_amount)
  values ($group, $hotelId, $firstNight, $lastNight, $currency, $amount, $extraAmount) returning id`)

export function addCommission(
  db: Database,
  staff: StaffCaller,
  { group, hotelId, ...terms }: InputOf<typeof operation>['body'],
): Promise<{ id: number }> {
  return db.write(staff, async (tx) => {
    await lockCommissions(tx, group)
    const hotel = await hotelOf.first(tx, { hotelId })
    if (hotel === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['hotelId'] })
    await keepOneCommission(tx, { group, hotelId, terms })
    const { id } = await insertCommission.one(tx, { group, hotelId, ...terms })
    const after = { ...loggedAbout({ group, hotel: hotel.name }), ...loggedTerms(terms) }
    await keepStep(tx, staff, id, { what: 'commission-add', after })
    await commissionChanged(tx, id, hotelId)
    return { id }
  })
}
