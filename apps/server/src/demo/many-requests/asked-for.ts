/** What is asked for, in tables of the session, from which the rows of the product are then made. */

/** As chance would spread it, and the same way every time: 0 to 2³¹. `salt` tells one choice from another. */
const chance = (salt: number) => `abs(hashint8(n::bigint * 32 + ${salt})::bigint)`
/** The same, from 0 up to and without 1. */
const share = (salt: number) => `(${chance(salt)} / 2147483649.0)`

/** Hotels on sale, by a place. Their catalogue was made on this day (fill-catalogue.ts). */
export const soldProperties = `
  create temporary table sold as
  select (row_number() over (order by property.id))::int as place, property.id as property_id, hotel.id as hotel_id,
    package.id as package_id, package.revision, package.currency, package.title_en, package.title_fa, hotel.name_en,
    hotel.name_fa, hotel.grade, hotel.time_zone as zone, package.available_from + 30 as made_on
  from property join hotel on hotel.id = property.hotel_id join package on package.id = property.package_id
  where property.active and hotel.active and package.status = 'published'`

export const soldRooms = `
  create temporary table sold_room as
  select property_id, (row_number() over (partition by property_id order by room.position, room.id))::int as place,
    room.id, room.name_en, room.name_fa, room.view, coalesce(room.board, property.board) as board, room.base_price,
    room.child_no_bed_price
  from room_type room join property on property.id = room.property_id
  where room.active and room.child_no_bed_allowed and room.base_capacity = 2`

/**
 * Days after the catalogue was made between which a night costs the same and no hotel is closed (fill-catalogue.ts), so
 * that every night of a stay has the same line.
 */
const stretches = [
  [5, 29],
  [30, 39],
  [43, 60],
  [72, 90],
  [91, 119],
  [120, 180],
  [181, 290],
]
const firstOf = `(array[${stretches.map(([first]) => first).join(', ')}])[stretch]`
const lastOf = `(array[${stretches.map(([, last]) => last).join(', ')}])[stretch]`

/**
 * Number by number, as they came in. Every fourth is of the first agency; of the others every tenth is of the next
 * agency, so that each has one, and the rest are of some more than of others. `$1` requests, `$2` agencies.
 */
const chosen = `
  select n, case
      when n % 4 = 1 then 1
      when (n - (n + 3) / 4) % 10 = 0 and (n - (n + 3) / 4) / 10 < $2::int then 1 + (n - (n + 3) / 4) / 10
      else 2 + floor(power(${share(1)}, 3) * ($2::int - 1))::int
    end as agency,
    1 + floor(power(${share(2)}, 2) * (select count(*) from sold))::int as sold_place,
    1 + (${chance(3)} % 7)::int as nights, 1 + (${chance(4)} % ${stretches.length})::int as stretch, ${chance(5)} as day,
    (array[1, 1, 1, 1, 1, 1, 1, 2, 2, 3])[1 + ${chance(6)} % 10] as rooms, ${chance(7)} % 5 < 2 as need_transfer,
    ${chance(8)} as guests, ${chance(9)} % 10 as fate,
    1 + (n::bigint * (cardinality($3::timestamptz[]) - 1) / $1::int)::int as moment
  from generate_series(1, $1::int) n`

/**
 * Three requests of ten are added to the contract of the one before. Four of ten were cancelled by the agency; of the
 * others some were accepted, each so long before check-in that no deadline passes while anybody measures. `$3` are moments of the thirty days before the
 * catalogue was made, `$4` when what came in then is to be answered. After `$5` agencies, `$6` users, `$7` requests and
 * `$8` contracts that are there already.
 */
export const askedRequests = `
  create temporary table asked as
  with placed as (
    select *, ($3::timestamptz[])[moment] as at, ($4::timestamptz[])[moment] as due,
      (row_number() over (partition by agency order by n)) % 10 not in (3, 6, 7) as opens
    from (${chosen}) chosen
  ), opened as (
    select *, case when opens then count(*) filter (where opens) over (order by n) end as contract from placed
  )
  select $5::bigint + agency as agency_id, $6::bigint + agency as user_id, $7::bigint + n as id,
    $8::bigint + max(contract) over (partition by agency order by n) as contract_id, opens, at, due, sold_place,
    sold.made_on + first_night as check_in, sold.made_on + first_night + nights as check_out, nights, rooms,
    need_transfer, guests,
    case when fate < 4 then 'cancelled' when fate < 7 and first_night > 29 then 'accepted' else 'new' end as became
  from opened, sold,
    lateral (select (${firstOf} + day % (${lastOf} - ${firstOf} + 2 - nights))::int as first_night) stay
  where sold.place = sold_place`

/** Room by room, each with what a night of it costs and earns. */
export const askedRooms = `
  create temporary table asked_room as
  select asked.agency_id, asked.id as request_id, rank as place, room.id as room_type_id, room.name_en, room.name_fa, room.view,
    room.board, has_child, guests, asked.check_in, asked.check_out, asked.nights,
    coalesce(period.price, room.base_price) as price, case when has_child then room.child_no_bed_price else 0 end as child,
    coalesce(commission.amount, 0) as commission
  from asked
  join sold on sold.place = sold_place
  join agency on agency.id = asked.agency_id
  cross join lateral generate_series(0, rooms - 1) rank
  cross join lateral (select (guests / (rank + 1)) % 5 = 0 as has_child) family
  join sold_room room on room.property_id = sold.property_id and room.place = 1 + (guests / 7 + rank) % 2
  left join price_period period on period.room_type_id = room.id and check_in between period.first_night and period.last_night
  left join commission on commission.group_code = agency.commission_group and commission.hotel_id = sold.hotel_id
    and commission.currency = sold.currency and check_in between commission.first_night and commission.last_night`
