/**
 * The rows that a submit leaves behind, and after it the agency's cancelling or the desk's accepting (keep-contract.ts),
 * of everything that was asked for.
 */

/** Amounts as price-lines.ts has them: ten for a room and a night. Every night of a stay has the same. */
const line = `concat_ws(',', price, child, 0, 0, 0, 0, 0, 0, commission, 0) || ','`
export const priced = `
  create temporary table priced as
  select request_id,
    ('{' || rtrim(string_agg(repeat(${line}, nights), '' order by place), ',') || '}')::bigint[] as lines,
    array_agg(case when has_child then 1 else 0 end::smallint order by place) as extras,
    sum(nights * (price + child))::bigint as total, sum(nights * commission)::bigint as commission
  from asked_room group by request_id`

const contracts = `
  insert into contract (agency_id, id, currency, state, version, opened_at)
  select agency_id, contract_id, min(currency),
    case when bool_or(became = 'accepted') then 'Debit' when bool_or(became = 'new') then 'Open' else 'Settled' end,
    1 + count(*) + count(*) filter (where became <> 'new'), min(at)
  from asked join sold on sold.place = sold_place group by agency_id, contract_id order by contract_id`

const places = `insert into request_place (id, agency_id) select id, agency_id from asked order by id`

const isAnswered = `became = 'accepted'`
/** When it was decided, and until when it can be paid. */
const decidedAt = `(at + interval '40 minutes')`
const deadline = `((check_in - 3) + time '12:00') at time zone 'Asia/Tehran'`
/** As the agency's own decision is told apart from others (booking-request.ts). */
const closing = `json_build_object('at', (extract(epoch from ${decidedAt}) * 1000)::bigint, 'by',
  json_build_object('id', user_id::text, 'roles', json_build_array('agent'), 'source', 'agency'), 'reason', 'agency',
  'released', json_build_object('minor', '0', 'currency', currency))::jsonb`
const chargeId = `'request/' || id || '/v2/charge'`

const flight = (airline: string, day: string, from: string, to: string) => `json_build_object('airline', '${airline}',
  'flightNumber', (100 + guests % 800)::text, 'takeOffDate', ${day}, 'takeOffTime', '09:40', 'landingDate', ${day},
  'landingTime', '12:55', 'duration', null, 'originAirport', '${from}', 'destinationAirport', '${to}')`
const flights = `case when need_transfer then json_build_object(
  'departure', ${flight('TK', 'check_in', 'IKA', 'IST')},
  'return', ${flight('W5', 'check_out', 'IST', 'IKA')})::jsonb end`

const requests = `
  insert into request (agency_id, id, contract_id, version, life, answer, funding, state, turn, turn_due_at, property_id,
    hotel_id, package_id, hotel_name_en, hotel_name_fa, hotel_grade, hotel_zone, package_title_en, package_title_fa,
    check_in, check_out, check_in_at, need_transfer, flights, description, agency_ref, currency, total_price,
    total_commission, final_price, price_in_force, answer_due_at, deadline_at, charges, closing, submitted_by,
    submitted_at)
  select agency_id, id, contract_id, case became when 'new' then 1 else 2 end,
    case became when 'cancelled' then became else 'open' end, case when ${isAnswered} then 'yes' else 'none' end, 'none',
    case became when 'new' then 'New' when 'accepted' then 'PaymentPending' else 'Cancelled' end,
    case became when 'new' then 'desk' when 'accepted' then 'agency' else 'nobody' end,
    case became when 'new' then due when 'accepted' then ${deadline} end, property_id, hotel_id, package_id, name_en, name_fa, grade, zone, title_en, title_fa, check_in, check_out, (check_in + time '14:00') at time zone zone,
    need_transfer, ${flights}, case when guests % 6 = 0 then 'A quiet room, please.' else '' end,
    case when guests % 3 = 0 then 'F-' || id else '' end, currency, total, commission, total - commission, 1,
    case became when 'new' then due end, case when ${isAnswered} then ${deadline} end,
    case when ${isAnswered} then array[${chargeId}] else '{}' end, case became when 'cancelled' then ${closing} end,
    user_id, at
  from asked join sold on sold.place = sold_place join priced on request_id = id order by id`

const women = `array['Nasrin', 'Leila', 'Sara', 'Mina', 'Maryam', 'Shirin', 'Parisa', 'Azadeh']`
const men = `array['Ali', 'Reza', 'Omid', 'Hossein', 'Arash', 'Farhad', 'Sina', 'Kaveh']`
const adult = (names: string, salt: number, gender: string) =>
  `json_build_array('ADT', (${names})[1 + (guests / ${salt}) % 8], last_name, null, '${gender}', 'IR')`
const couple = `${adult(women, 3, 'Female')}, ${adult(men, 11, 'Male')}`
const child = `json_build_array('CHDNB', 'Ava', last_name, check_in - 1200, 'Female', 'IR')`
/**
 * Passport numbers may follow later, and none of these has come yet: each would have to be sealed for its own place, and
 * one that is not opens for nobody.
 */
const rooms = `
  insert into request_room (agency_id, request_id, place, room_type_id, name_en, name_fa, view, board, child_no_bed,
    child_with_bed, extra_bed, guests, passports, check_out)
  select agency_id, request_id, place, room_type_id, name_en, name_fa, view, board, has_child, false, false,
    case when has_child then json_build_array(${couple}, ${child}) else json_build_array(${couple}) end::jsonb,
    array_fill(''::text, array[case when has_child then 3 else 2 end]), check_out
  from asked_room, lateral (select (array['Rahimi', 'Kaviani', 'Hosseini', 'Sadeghi', 'Tehrani', 'Rostami', 'Sharifi',
    'Moradi', 'Karimi', 'Azad', 'Irani', 'Bahrami'])[1 + (guests / 13 + place) % 12] as last_name) family
  order by request_id, place`

const versions = `
  insert into price_version (agency_id, request_id, number, check_in, check_out, currency, extras, lines, policy,
    package_version, made_at)
  select agency_id, id, 1, check_in, check_out, currency, extras, lines,
    array(select unnest(array[days_before, percent]) from house_cancellation_step order by days_before desc),
    revision, at
  from asked join sold on sold.place = sold_place join priced on request_id = id order by id`

const events = `
  insert into request_event (agency_id, request_id, version, what, source, actor, at)
  select agency_id, id, 1, 'submit', 'agency', user_id::text, at from asked order by id`

const decisions = `
  insert into request_event (agency_id, request_id, version, what, source, actor, at)
  select agency_id, id, 2, case when ${isAnswered} then 'accept' else 'cancel' end,
    case when ${isAnswered} then 'staff' else 'agency' end, case when ${isAnswered} then '1' else user_id::text end,
    ${decidedAt}
  from asked where became <> 'new' order by id`

/**
 * What is owed for what was accepted, and the commission that is taken off. Each stands where its account was by then, as
 * the trigger would have it: that one would write the account of the largest agency hundreds of thousands of times.
 */
const charges = `
  insert into journal (agency_id, contract_id, place, id, about, request_id, currency, accounts, amounts, at, entry,
    balance, debits, day, contract_balance)
  select agency_id, contract_id, row_number() over of_contract - 1, ${chargeId}, 'charge', id, currency,
    case when commission = 0 then array['agency', 'sales'] else array['agency', 'sales', 'agency', 'commission'] end,
    case when commission = 0 then array[total, -total] else array[total, -total, -commission, commission] end,
    ${decidedAt}, sum(case when commission = 0 then 1 else 2 end) over account, sum(total - commission) over account,
    sum(total) over account, max((${decidedAt} at time zone 'Asia/Tehran')::date) over account,
    sum(total - commission) over of_contract
  from asked join sold on sold.place = sold_place join priced on request_id = id where ${isAnswered}
  window account as (partition by agency_id, currency order by id),
    of_contract as (partition by agency_id, contract_id order by id)
  order by id`

const balances = `
  insert into balance (agency_id, currency, amount, debits, entries, last_day)
  select distinct on (agency_id, currency) agency_id, currency, balance, debits, entry, day
  from journal where agency_id in (select agency_id from asked) order by agency_id, currency, entry desc`

/** Nobody has paid yet: all that it costs is due, at the first deadline. */
const standings = `
  update contract set charged = owed, due = owed, due_at = first_deadline
  from (
    select agency_id, contract_id, sum(total - commission) as owed, min(${deadline}) as first_deadline
    from asked join sold on sold.place = sold_place join priced on request_id = id where ${isAnswered}
    group by agency_id, contract_id) accepted
  where contract.agency_id = accepted.agency_id and contract.id = accepted.contract_id`

const clocks = `
  insert into request_clock (agency_id, contract_id, request_id, clock, due_at, version)
  select agency_id, contract_id, id, case when ${isAnswered} then 'payment' else 'answer' end,
    case when ${isAnswered} then ${deadline} else due end, case when ${isAnswered} then 2 else 1 end
  from asked where became <> 'cancelled' order by id`

const queued = `
  insert into desk_request (agency_id, request_id, contract_id, queue, due_at, hotel_id, check_in, waiting_since)
  select agency_id, id, contract_id, case when ${isAnswered} then 'unpaid' else 'new' end,
    case when ${isAnswered} then ${deadline} else due end, hotel_id, check_in,
    case when ${isAnswered} then ${decidedAt} else at end
  from asked join sold on sold.place = sold_place where became <> 'cancelled' order by id`

const finished = `
  insert into finished_request (agency_id, request_id, hotel_id, check_in, finished_at)
  select agency_id, id, hotel_id, check_in, ${decidedAt}
  from asked join sold on sold.place = sold_place where became = 'cancelled' order by id`

const terms = `
  insert into request_term (agency_id, term, request_id)
  select agency_id, search_key(agency_ref), id from asked join request using (agency_id, id) where agency_ref <> ''
  union
  select agency_id, search_key(guest ->> 2), request_id
  from asked_room join request_room using (agency_id, request_id, place), jsonb_array_elements(request_room.guests) guest`

const words = `
  insert into requested_word (agency_id, word, hotel_id)
  select agency_id, word, hotel_id
  from (select distinct agency_id, hotel_id, name_en, name_fa from asked join sold on sold.place = sold_place) hotels,
    unnest(name_words(name_en) || name_words(name_fa)) word
  on conflict do nothing`

/** From the rows, never beside them. */
const counters = `
  insert into request_count (agency_id, state, requests)
  select agency_id, state, count(*) from request where id > $1 group by agency_id, state`

export const requestRows: readonly (readonly [what: string, text: string])[] = [
  ['contracts', contracts],
  ['numbers', places],
  ['requests', requests],
  ['rooms', rooms],
  ['price versions', versions],
  ['events', events],
  ['decisions', decisions],
  ['charges', charges],
  ['balances', balances],
  ['what contracts owe', standings],
  ['clocks', clocks],
  ['queue of the desk', queued],
  ['what is finished', finished],
  ['what they are found by', terms],
  ['words of their hotels', words],
]
export const insertCounters = counters
