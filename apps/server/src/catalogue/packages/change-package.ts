import type { ActivityKind } from '@sarai/wire/desk/activity.ts'
import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'
import type { PackageId, PropertyId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { DayRange } from '@sarai/domain/ground/day-range.ts'
import type { PackageStatus } from '@sarai/domain/catalogue/package-status.ts'
import { record, type Subject } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { query, type AnswersTo, type Question, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

export type LockedPackage = {
  id: PackageId
  version: number
  status: PackageStatus
  currency: string
  availableFrom: string
  availableUntil: string
  /** The hotel in it that the change is about; nothing when it is about the package itself. */
  propertyId: PropertyId | null
}

const locked = (property: string, from: string) =>
  query<{ id: number }, LockedPackage>(`
    select package.id, package.version, package.status, package.currency, ${property} as "propertyId",
      package.available_from as "availableFrom", package.available_until as "availableUntil"
    from ${from} for no key update of package`)
const ofProperty = 'property join package on package.id = property.package_id'
const ofRoomType = `${ofProperty} join room_type on room_type.property_id = property.id`
const locks = {
  package: locked('null::bigint', 'package where package.id = $id'),
  property: locked('property.id', `${ofProperty} where property.id = $id`),
  roomType: locked('property.id', `${ofRoomType} where room_type.id = $id`),
  period: locked(
    'property.id',
    `${ofRoomType} join price_period on price_period.room_type_id = room_type.id where price_period.id = $id`,
  ),
  specialDate: locked(
    'property.id',
    `${ofProperty} join special_date on special_date.property_id = property.id where special_date.id = $id`,
  ),
  closedNights: locked(
    'property.id',
    `${ofProperty} join closed_date on closed_date.property_id = property.id where closed_date.id = $id`,
  ),
}

const touchPackage = query<{ packageId: PackageId }>(
  `update package set revision = revision + 1, edited_at = now() where id = $packageId`,
)
const touchProperty = query<{ propertyId: PropertyId }>(`update property set edited_at = now() where id = $propertyId`)

type Step = { what: ActivityKind; before?: ActivityValues; after?: ActivityValues }
/** What was done, for the log, and what to answer. */
export type Change<Reply> = Step & { reply: Reply }
/** A form that was saved as it stood: nobody is told and nothing is counted (decision 039). */
export const unchanged = { what: null, reply: null } as const

/**
 * Changes something that is sold in a package. The package is locked first, whatever the change is about: so rules that
 * span rows (no two prices for a night, a currency that stays) hold, and its revision tells everybody who keeps a copy.
 */
export function changePackage<Reply, const Questions extends readonly Question<unknown>[] = []>(
  db: Database,
  staff: StaffCaller,
  /** `ask`: what is known beforehand and read once the package is locked. */
  about: { part: keyof typeof locks; id: number; ask?: Questions },
  work: (
    tx: Tx,
    locked: LockedPackage,
    answers: AnswersTo<Questions>,
  ) => Promise<Change<Reply> | { what: null; reply: Reply }>,
): Promise<Reply> {
  const lock = locks[about.part].ask.first({ id: about.id })
  // Twice: who had to wait for the lock was told of rows from before it, and they may be gone by now.
  return db.write(staff, [lock, lock, ...(about.ask ?? [])], async (tx, [, found, ...answers]) => {
    if (found === undefined) throw new Problem('NOT_FOUND')
    const { reply, ...step } = await work(tx, found, answers as AnswersTo<Questions>)
    if (step.what === null) return reply
    await touchPackage.later(tx, { packageId: found.id })
    if (found.propertyId !== null) await touchProperty.later(tx, { propertyId: found.propertyId })
    await record(tx, staff, { ...step, subject: subjectOf(found) })
    await announce(tx, { to: 'desk', what: 'package', id: `${found.id}` })
    await announce(tx, { to: 'agencies', what: 'package', id: `${found.id}` })
    return reply
  })
}

function subjectOf({ id, propertyId }: LockedPackage): Subject {
  return propertyId === null ? { kind: 'package', id } : { kind: 'property', id: propertyId, within: id }
}

export function daysOnSale(range: { availableFrom: string; availableUntil: string }): DayRange {
  return { first: calendarDay(range.availableFrom), last: calendarDay(range.availableUntil) }
}
