import type { PropertyId } from '@sarai/domain/ground/ids.ts'
import { addDays, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import { query, type Tx } from '#database/query.ts'
import { feastsFrom, seasonsOf } from '#demo/catalogue/demo-calendar.ts'
import { roomsOf, rulesOf } from '#demo/catalogue/demo-rooms.ts'
import type { SeededProperty } from '#demo/catalogue/seed-hotels.ts'

const insertRooms = query<{ rooms: string }, { id: number; property_id: PropertyId; name: string }>(`
  insert into room_type (property_id, name_en, name_fa, view, base_capacity, extra_bed_allowed, child_with_bed_allowed,
    child_no_bed_allowed, extra_bed_and_child_with_bed_together, base_price, child_no_bed_price, child_with_bed_price,
    extra_bed_price, position)
  select property_id, name_en, name_fa, view, base_capacity, extra_bed_allowed, child_with_bed_allowed,
    child_no_bed_allowed, extra_bed_and_child_with_bed_together, base_price, 0, child_with_bed_price, extra_bed_price,
    position
  from jsonb_populate_recordset(null::room_type, $rooms) returning id, property_id, name_en as name`)
const insertPeriods = query<{ periods: string }>(`
  insert into price_period (room_type_id, first_night, last_night, price)
  select room_type_id, first_night, last_night, price from jsonb_populate_recordset(null::price_period, $periods)`)
const insertSpecialDates = query<{ specialDates: string }>(`
  insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference,
    child_with_bed_difference, extra_bed_difference)
  select property_id, first_night, last_night, title_en, title_fa, room_difference, child_with_bed_difference,
    extra_bed_difference
  from jsonb_populate_recordset(null::special_date, $specialDates)`)
const insertClosedDates = query<{ closedDates: string }>(`
  insert into closed_date (property_id, first_night, last_night)
  select property_id, first_night, last_night from jsonb_populate_recordset(null::closed_date, $closedDates)`)

export async function seedPrices(tx: Tx, properties: readonly SeededProperty[], today: CalendarDay): Promise<void> {
  const rooms = await insertRooms.all(tx, { rooms: JSON.stringify(properties.flatMap(roomRows)) })
  const ids = new Map(rooms.map(({ id, property_id, name }) => [`${property_id} ${name}`, id]))
  await insertPeriods.run(tx, { periods: JSON.stringify(properties.flatMap((property) => periodRows(property, ids))) })
  await insertSpecialDates.run(tx, {
    specialDates: JSON.stringify(properties.flatMap((property) => feastRows(property, today))),
  })
  await insertClosedDates.run(tx, {
    closedDates: JSON.stringify(properties.flatMap((property) => closedRows(property, today))),
  })
}

/** Euros as a price of the package: in its currency, rounded as people round there, in minor units. */
function priced({ package: offer }: SeededProperty, euros: number): number {
  return Math.round((euros * offer.perEuro * offer.markup) / offer.roundTo) * offer.roundTo * 100
}

function roomRows(property: SeededProperty) {
  const [, , , , kind, price] = property.hotel
  return roomsOf(kind).map((room, position) =>
    Object.assign(rulesOf(room.rules), {
      property_id: property.id,
      name_en: room.en,
      name_fa: room.fa,
      view: room.view,
      base_capacity: room.guests,
      base_price: priced(property, price * room.factor),
      child_with_bed_price: priced(property, price * 0.3),
      extra_bed_price: priced(property, price * 0.4),
      position,
    }),
  )
}

function periodRows(property: SeededProperty, ids: ReadonlyMap<string, number>) {
  const [, , , district, kind, price] = property.hotel
  return roomsOf(kind).flatMap((room) =>
    seasonsOf(kind, district.slice(0, 2), property.package).map(({ first, last, factor }) => ({
      room_type_id: ids.get(`${property.id} ${room.en}`),
      first_night: first,
      last_night: last,
      price: priced(property, price * room.factor * factor),
    })),
  )
}

function feastRows(property: SeededProperty, today: CalendarDay) {
  const price = property.hotel[5]
  return feastsFrom(today).flatMap(({ en, fa, share, ...days }) => {
    const held = overlapOf(days, property.package)
    if (!held) return []
    const differences = {
      room_difference: priced(property, price * share),
      child_with_bed_difference: priced(property, price * share * 0.3),
      extra_bed_difference: priced(property, price * share * 0.4),
    }
    return [{ property_id: property.id, ...nights(held), title_en: en, title_fa: fa, ...differences }]
  })
}

/** Every ninth house is full for a few nights of the coming weeks. */
function closedRows(property: SeededProperty, today: CalendarDay) {
  if (property.id % 9 !== 4) return []
  const first = addDays(today, 6 + (property.id % 5) * 4)
  const held = overlapOf({ first, last: addDays(first, 2) }, property.package)
  return held ? [{ property_id: property.id, ...nights(held) }] : []
}

function nights({ first, last }: DayRange) {
  return { first_night: first, last_night: last }
}
