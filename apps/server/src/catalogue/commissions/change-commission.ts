import type { CommissionTerms } from '@sarai/wire/desk/commissions.ts'
import type { ActivityKind } from '@sarai/wire/desk/activity.ts'
import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'
import type { HotelId } from '@sarai/domain/ground/ids.ts'
import { record } from '#activity/record-activity.ts'
import { day, money, text, valuesOf, word } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { termColumns } from '#catalogue/commissions/commission-columns.ts'
import { commissionChanged } from '#catalogue/commissions/commission-changed.ts'
import { asSeen } from '#database/as-seen.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const lockGroup = query<{ group: string }, { code: string }>(
  `select code from agency_group where code = $group for no key update`,
)
const lockGroupOf = query<{ commissionId: number }, { code: string }>(`
  select code from agency_group where code = (select group_code from commission where id = $commissionId)
  for no key update`)
const readCommission = query<
  { commissionId: number },
  CommissionTerms & { version: number; hotelId: HotelId; hotel: string }
>(`
  select ${termColumns}, commission.version, hotel.id as "hotelId", hotel.name_en as hotel
  from commission join hotel on hotel.id = commission.hotel_id where commission.id = $commissionId`)

/** What was done, for the log; nothing when all stayed as it was. */
export type CommissionStep = { what: ActivityKind; before?: ActivityValues; after?: ActivityValues }

/** The group is locked, not the rows: a new commission for the same nights has to wait as well. */
export async function lockCommissions(tx: Tx, group: string): Promise<void> {
  if (!(await lockGroup.first(tx, { group }))) throw new Problem('VALIDATION_FAILED', { fields: ['group'] })
}

/** Changes a commission as its editor saw it, keeps the step in the log and tells the screens. */
export function changeCommission(
  db: Database,
  staff: StaffCaller,
  { id, version }: { id: number; version: number },
  work: (tx: Tx, group: string, before: CommissionTerms & { hotelId: HotelId }) => Promise<CommissionStep | undefined>,
): Promise<null> {
  const first = [lockGroupOf.ask.first({ commissionId: id }), readCommission.ask.first({ commissionId: id })] as const
  return db.write(staff, first, async (tx, [group, found]) => {
    if (group === undefined) throw new Problem('NOT_FOUND')
    const { version: _, hotel, ...commission } = asSeen(found, version)
    const step = await work(tx, group.code, commission)
    if (step === undefined) return null
    const about = loggedAbout({ group: group.code, hotel })
    await keepStep(tx, staff, id, { ...step, before: { ...about, ...step.before } })
    await commissionChanged(tx, id, commission.hotelId)
    return null
  })
}

/** Whose commission it is, and where it is earned. */
export const loggedAbout = valuesOf<{ group: string; hotel: string }>({ group: word('agency-group'), hotel: text })

export function loggedTerms(terms: CommissionTerms): ActivityValues {
  const ofCurrency = money(terms.currency)
  return valuesOf<CommissionTerms>({
    firstNight: day,
    lastNight: day,
    currency: word('currency'),
    amount: ofCurrency,
    extraAmount: ofCurrency,
  })(terms)
}

export async function keepStep(tx: Tx, staff: StaffCaller, id: number, step: CommissionStep): Promise<void> {
  await record(tx, staff, { ...step, subject: { kind: 'commission', id } })
}
