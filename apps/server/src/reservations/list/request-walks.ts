import { mostListed } from '@sarai/wire/portal/kept-requests.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { today } from '#database/today.ts'
import { isOurs, isYours, orders, type Leg, type Order } from '#reservations/list/request-orders.ts'
import { foundByText, isNamedByMore, namedByText } from '#reservations/list/typed-search.ts'

/** So many requests are looked at for one page, whatever is asked for and however many there are. */
export const mostWalked = 5_000

/** How many are looked at, and how many of those are taken. */
export type Bounds = { readonly walked: number; readonly taken: number }
const ofList: Bounds = { walked: mostWalked, taken: mostListed }

const midnight = (day: string) => `(${day})::timestamp at time zone '${tehran}'`
const created = `submitted_at >= ${midnight('$createdFrom::date')} and submitted_at < ${midnight('$createdUntil::date + 1')}`
const toCome = `life = 'open' and check_in >= ${today}`

/** By what the requests that are asked for may be looked up. The first that is asked for leads; the others sift. */
const leads = {
  contract: { where: 'contract_id = $contractId', order: 'id desc' },
  hotel: { where: 'hotel_id = $hotelId', order: 'id desc', has: 'number' },
  you: { ...isYours, has: 'deadline', also: { number: { where: `turn = 'agency'`, order: 'id desc' } } },
  us: {
    ...isOurs,
    has: 'deadline',
    also: { number: { where: `turn in ('desk', 'hotel', 'finance')`, order: 'id desc' } },
  },
  upcoming: { where: toCome, order: 'check_in, id', has: 'check-in' },
  /** Its index has the requests of one day by their number. */
  checkInDay: { where: 'check_in = $checkInFrom', order: 'id desc', has: 'number' },
  checkIn: { where: 'check_in between $checkInFrom and $checkInUntil', order: 'check_in desc, id desc' },
  created: { where: created, order: 'submitted_at desc, id desc', has: 'number' },
  state: { where: 'state = $state', order: 'id desc', has: 'number' },
} as const satisfies Record<string, Leading>

/** `has`: the order that its index has; `also`: others that another index of the same requests has. */
type Leading = Leg & { has?: Order; also?: Partial<Record<Order, Leg>> }

/** Those whose index holds all that they ask for: how many they are is counted without looking at a request. */
const countedByIndex: ReadonlySet<keyof typeof leads> = new Set([
  'contract',
  'hotel',
  'checkInDay',
  'checkIn',
  'created',
  'state',
])

export type Lead = keyof typeof leads | 'text' | 'nothing'
export const leadNames = [
  ...(Object.keys(leads) as (keyof typeof leads)[]),
  'text',
  'nothing',
] as const satisfies Lead[]

const columns = 'id, contract_id, hotel_id, state, life, turn, turn_due_at, check_in, check_in_at, submitted_at'
const walk = ({ where, order }: Leg, most: number, read = columns) =>
  `(select ${read} from request where agency_id = $agencyId and ${where} order by ${order} limit ${most + 1})`
const walkAll = (order: Order, most: number, read = columns) => {
  const legs: readonly Leg[] = orders[order].legs
  return `select * from (${legs.map((leg) => walk(leg, most, read)).join(' union all ')}) legs limit ${most + 1}`
}

/** Everything that may be asked for. No index is needed here: it is asked of those that were walked. */
const sifted = `
  ($state::text is null or state = $state) and ($hotelId::bigint is null or hotel_id = $hotelId)
  and ($contractId::bigint is null or contract_id = $contractId)
  and check_in between $checkInFrom and $checkInUntil and ${created}
  and case $view when 'you' then turn = 'agency' when 'us' then turn in ('desk', 'hotel', 'finance')
    when 'upcoming' then ${toCome} else true end`

/**
 * The beginning of a statement, to be followed by a look at `matched` and `is_cut`. What leads is walked in the order of
 * the list where its index has it. Where it has not, few are sorted, and of many the order itself is walked and sifted:
 * the first of the list are then found unless they are rare. Where nothing but what leads is asked for, more of it than
 * is shown says no more, and an index may be enough to count it.
 */
export function walkBy(lead: Lead, order: Order, isSifted: boolean, bounds = ofList): string {
  const inOrder = isSifted ? undefined : walkedInOrder(lead, order, bounds.taken)
  const parts = inOrder
    ? [...inOrder, ...matched(lead, { ...bounds, walked: bounds.taken }, 'true')]
    : [...walked(lead, order, bounds.walked), ...matched(lead, bounds, sifted)]
  return `with ${parts.map(([name, text]) => `${name} as materialized (${text})`).join(',\n')}`
}

type Part = [name: string, text: string]

/** Where nothing has to be sifted, and nothing sorted but what was found by text. */
function walkedInOrder(lead: Lead, order: Order, most: number): Part[] | undefined {
  if (lead === 'text') return walkedByText(order, most, order === 'number' ? 'id' : columns)
  if (lead === 'nothing') return [['walked', walkAll(order, most, 'id')]]
  const ready = readyIn(lead, order)
  return ready && [['walked', walk(ready, most, 'id')]]
}

const readyIn = (lead: keyof typeof leads, order: Order): Leg | undefined => {
  const leading: Leading = leads[lead]
  return leading.has === order ? leading : leading.also?.[order]
}

/** What is found by text comes in no order. Its ids are enough where they are the order and nothing is sifted. */
const walkedByText = (order: Order, most: number, read = columns): Part[] => [
  ...namedByText(most + 1),
  ['found', `${foundByText(most + 1)} limit ${most + 1}`],
  [
    'walked',
    read === 'id'
      ? `select id from found order by ${orders[order].by}`
      : `select own.* from found cross join lateral (
           select ${read} from request where agency_id = $agencyId and id = found.id limit 1) own
         order by ${orders[order].by}`,
  ],
]

function walked(lead: Lead, order: Order, most: number): Part[] {
  if (lead === 'nothing') return [['walked', walkAll(order, most)]]
  if (lead === 'text') return walkedByText(order, most)
  const ready = readyIn(lead, order)
  if (ready !== undefined) return [['walked', walk(ready, most)]]
  return [
    ...counted(lead, most),
    [
      'walked',
      `select * from (select * from led where (select are_few from few) order by ${orders[order].by}) those
       union all select * from (${walkAll(order, most)}) all_of_them where not (select are_few from few)`,
    ],
  ]
}

function counted(lead: keyof typeof leads, most: number): Part[] {
  const few = (those: string) => `select count(*) <= ${most} as are_few from ${those}`
  if (!countedByIndex.has(lead)) {
    return [
      ['led', walk(leads[lead], most)],
      ['few', few('led')],
    ]
  }
  const { where, order } = leads[lead]
  return [
    ['few', few(`${walk(leads[lead], most, 'id')} counted`)],
    ['led', walk({ where: `${where} and (select are_few from few)`, order }, most)],
  ]
}

const matched = (lead: Lead, { walked: most, taken }: Bounds, where: string): Part[] => [
  ['matched', `select id, row_number() over () as place from walked where ${where} limit ${taken + 1}`],
  // The rest is only walked where it has been walked already.
  [
    'is_cut',
    `select case when (select count(*) from matched) > ${taken} then true
       else (select count(*) from walked) > ${most}${lead === 'text' ? ` or (${isNamedByMore(most + 1)})` : ''} end as cut`,
  ],
]
