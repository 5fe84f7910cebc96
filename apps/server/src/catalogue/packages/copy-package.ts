import type { copyPackageBody } from '@sarai/wire/desk/packages.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import { calendarDay, daysBetween } from '@sarai/domain/ground/calendar-day.ts'
import type * as z from 'zod/mini'
import { record } from '#activity/record-activity.ts'
import { day, id as idValue, text, yesNo } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { announceSoldIn } from '#catalogue/packages/sold-in.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'

/** Locked, so that nobody changes half of what is copied. */
const lockSource = query<{ packageId: PackageId }, { availableFrom: string }>(`
  select available_from as "availableFrom" from package where id = $packageId for no key update`)
const copyHead = query<
  { packageId: PackageId; titleEn: string; titleFa: string; availableFrom: string; availableUntil: string },
  { id: PackageId }
>(`
  insert into package (title_en, title_fa, currency, available_from, available_until)
  select $titleEn, $titleFa, currency, $availableFrom, $availableUntil from package where id = $packageId returning id`)
const copyGroups = query<{ packageId: PackageId; copyId: PackageId }>(`
  insert into package_group (package_id, group_code) select $copyId, group_code from package_group
  where package_id = $packageId`)

/** Moved with the package and cut to it; a hotel that would have no day left is sold for all of the package's. */
const copyProperties = query<{ packageId: PackageId; copyId: PackageId; days: number }>(`
  insert into property (package_id, hotel_id, board, available_from, available_until, active)
  select $copyId, hotel_id, board,
    case when fits then greatest(available_from + $days::int, head.first) else head.first end,
    case when fits then least(available_until + $days::int, head.last) else head.last end, active
  from property
  cross join (select available_from as first, available_until as last from package where id = $copyId) head
  cross join lateral (select available_from + $days::int <= head.last
    and available_until + $days::int >= head.first as fits) cut
  where package_id = $packageId order by property.id`)

/** Which room becomes which: periods and special dates follow it. The ids are taken before the rows are written. */
const planRooms = query<{ packageId: PackageId; copyId: PackageId }, { old: number; fresh: number; property: number }>(`
  select old.id as old, nextval('room_type_id_seq') as fresh, copy.id as property
  from room_type old
  join property on property.id = old.property_id
  join property copy on copy.package_id = $copyId and copy.hotel_id = property.hotel_id
  where property.package_id = $packageId order by old.id`)
/** Place by place: which room becomes which, and in which hotel. */
type Plan = { old: readonly number[]; fresh: readonly number[]; property: readonly number[] }
const planned = `unnest($old::bigint[], $fresh::bigint[], $property::bigint[]) as plan (old, fresh, property)`
const copyRooms = query<Plan>(`
  insert into room_type (id, property_id, name_en, name_fa, view, board, base_capacity, extra_bed_allowed,
    child_with_bed_allowed, child_no_bed_allowed, extra_bed_and_child_with_bed_together, base_price, child_no_bed_price,
    child_with_bed_price, extra_bed_price, position, active)
  select plan.fresh, plan.property, name_en, name_fa, view, board, base_capacity, extra_bed_allowed,
    child_with_bed_allowed, child_no_bed_allowed, extra_bed_and_child_with_bed_together, base_price, child_no_bed_price,
    child_with_bed_price, extra_bed_price, position, active
  from ${planned} join room_type on room_type.id = plan.old`)
const copyPeriods = query<Plan & { days: number }>(`
  insert into price_period (room_type_id, first_night, last_night, price)
  select plan.fresh, first_night + $days::int, last_night + $days::int, price
  from ${planned} join price_period on room_type_id = plan.old order by price_period.id`)

type CopiedDates = Plan & { packageId: PackageId; copyId: PackageId; days: number }
const ofTheHotels = `
  from package source join property old on old.package_id = source.id
  join property copy on copy.package_id = $copyId and copy.hotel_id = old.hotel_id`
const copySpecialDates = query<CopiedDates>(`
  insert into special_date (property_id, room_type_id, first_night, last_night, title_en, title_fa, room_difference,
    child_no_bed_difference, child_with_bed_difference, extra_bed_difference)
  select copy.id, plan.fresh, first_night + $days::int, last_night + $days::int, special.title_en, special.title_fa,
    room_difference, child_no_bed_difference, child_with_bed_difference, extra_bed_difference
  ${ofTheHotels} join special_date special on special.property_id = old.id
  left join ${planned} on plan.old = special.room_type_id where source.id = $packageId order by special.id`)
const copyClosedDates = query<CopiedDates>(`
  insert into closed_date (property_id, room_type_id, first_night, last_night)
  select copy.id, plan.fresh, first_night + $days::int, last_night + $days::int
  ${ofTheHotels} join closed_date closed on closed.property_id = old.id
  left join ${planned} on plan.old = closed.room_type_id where source.id = $packageId order by closed.id`)

/** Five tables are written; their cards are made once, when all of it is there. */
const makeCardsLater = query(`set local app.cards = 'later'`)
const makeCardsNow = query(`set local app.cards = ''`)
const makeCards = query<{ copyId: PackageId }>(`update property set edited_at = edited_at where package_id = $copyId`)

/** A draft with everything that the package holds: one statement for each table, however much that is. */
export function copyPackage(
  db: Database,
  staff: StaffCaller,
  id: PackageId,
  { titleEn, titleFa, availableFrom, availableUntil, shiftDates }: z.output<typeof copyPackageBody>,
): Promise<{ id: number }> {
  return db.write(staff, async (tx) => {
    const source = await lockSource.first(tx, { packageId: id })
    if (source === undefined) throw new Problem('NOT_FOUND')
    const days = shiftDates ? daysBetween(calendarDay(source.availableFrom), calendarDay(availableFrom)) : 0
    await makeCardsLater.later(tx)
    const copy = await copyHead.one(tx, { packageId: id, titleEn, titleFa, availableFrom, availableUntil })
    await copyGroups.later(tx, { packageId: id, copyId: copy.id })
    await copyProperties.later(tx, { packageId: id, copyId: copy.id, days })
    const rooms = await planRooms.all(tx, { packageId: id, copyId: copy.id })
    const plan = {
      old: rooms.map(({ old }) => old),
      fresh: rooms.map(({ fresh }) => fresh),
      property: rooms.map(({ property }) => property),
    }
    await copyRooms.later(tx, plan)
    await copyPeriods.later(tx, { ...plan, days })
    await copySpecialDates.later(tx, { ...plan, packageId: id, copyId: copy.id, days })
    await copyClosedDates.later(tx, { ...plan, packageId: id, copyId: copy.id, days })
    await makeCardsNow.later(tx)
    await makeCards.later(tx, { copyId: copy.id })
    await record(tx, staff, {
      what: 'package-copy',
      subject: { kind: 'package', id: copy.id },
      after: {
        titleEn: text(titleEn),
        titleFa: text(titleFa),
        availableFrom: day(availableFrom),
        availableUntil: day(availableUntil),
        shiftDates: yesNo(shiftDates),
        copyOf: idValue(id),
      },
    })
    await announce(tx, { to: 'desk', what: 'package', id: `${copy.id}` })
    await announceSoldIn(tx, 'all')
    return { id: copy.id }
  })
}
