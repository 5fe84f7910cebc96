import * as z from 'zod/mini'
import { commissionStandings } from '@sarai/domain/catalogue/commission-end.ts'
import { day, idParams, inOrder, price } from '#desk/catalogue-fields.ts'
import { agencyCommissions } from '#portal/dashboard.ts'
import { place } from '#desk/hotels.ts'
import { operation } from '#core/operation.ts'
import { agencyParams } from '#desk/id-params.ts'
import { hotelId } from '#values/ids.ts'
import { currencyCode, groupCode, searchText } from '#values/text.ts'
import { pageLimit, version } from '#values/numbers.ts'
import { dayCursor } from '#values/days.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** What agency groups earn per room and night in promoted hotels. */

const terms = {
  firstNight: day,
  lastNight: day,
  currency: currencyCode,
  /** Whole minor units, per room and night. */
  amount: price.check(z.gte(1)),
  /** On top of it; nothing when there is none. */
  extraAmount: z.nullable(price.check(z.gte(1))),
}
const nightsInOrder = inOrder('firstNight', 'lastNight')

const commissionRow = z.strictObject({
  ...terms,
  id: anyNumber,
  version: anyNumber,
  standing: z.enum(commissionStandings),
  hotel: z.strictObject({
    id: anyNumber,
    nameEn: anyText,
    nameFa: anyText,
    grade: anyNumber,
    place,
    /** Dashboards show nothing of a hotel that is off sale. */
    active: z.boolean(),
  }),
  /** A package that agencies see sells the hotel in this currency; where none does, no price has this commission. */
  isSold: z.boolean(),
})
export type CommissionRow = z.output<typeof commissionRow>

export const listCommissions = operation({
  name: 'listCommissions',
  summary: 'What a group earns: current (ending soonest first), coming or ended, and by a part of the hotel’s name.',
  method: 'GET',
  path: '/desk/api/commissions',
  access: 'staff:catalogue',
  query: z.strictObject({
    group: groupCode,
    standing: z._default(z.enum(commissionStandings), 'current'),
    search: z.optional(searchText),
    /** Where the page before ended, as it said in `next`. */
    after: z.optional(dayCursor),
    limit: pageLimit,
  }),
  reply: z.strictObject({
    rows: z.array(commissionRow),
    /** How many there are in all, counted to a thousand at most. */
    total: anyNumber,
    next: z.nullable(anyText),
  }),
})

export const commissionTerms = z.strictObject(terms).check(nightsInOrder)
export type CommissionTerms = z.output<typeof commissionTerms>

export const addCommission = operation({
  name: 'addCommission',
  summary: 'Promote a hotel to a group for some nights. Nights that are promoted already are refused.',
  method: 'POST',
  path: '/desk/api/commissions',
  access: 'staff:catalogue',
  body: z.strictObject({ ...terms, group: groupCode, hotelId }).check(nightsInOrder),
  reply: z.strictObject({ id: anyNumber }),
})

export const editCommission = operation({
  name: 'editCommission',
  summary: 'Change the nights or the amounts of a commission that is not over.',
  method: 'PUT',
  path: '/desk/api/commissions/{id}',
  access: 'staff:catalogue',
  params: idParams,
  body: z.strictObject({ ...terms, version }).check(nightsInOrder),
  reply: z.null(),
})

export const endCommission = operation({
  name: 'endCommission',
  summary: 'End a commission from tonight on. One without a night that has passed is removed.',
  method: 'POST',
  path: '/desk/api/commissions/{id}/end',
  access: 'staff:catalogue',
  params: idParams,
  body: z.strictObject({ version }),
  reply: z.null(),
})

const agencyInGroup = z.strictObject({
  id: anyNumber,
  name: anyText,
  group: z.nullable(z.strictObject({ code: anyText, nameEn: anyText, nameFa: anyText })),
})
export type AgencyInGroup = z.output<typeof agencyInGroup>

export const findAgenciesByName = operation({
  name: 'findAgenciesByName',
  summary: 'Approved agencies by a part of their name, with their group; twenty at most.',
  method: 'GET',
  path: '/desk/api/commission-agencies',
  access: 'staff:catalogue',
  query: z.strictObject({ search: z.optional(searchText) }),
  reply: z.array(agencyInGroup),
})

export const readAgencyCommissions = operation({
  name: 'readAgencyCommissions',
  summary: 'What an agency earns on some nights, as its dashboard shows it; from today on when none are named.',
  method: 'GET',
  path: '/desk/api/commission-agencies/{id}',
  access: 'staff:catalogue',
  params: agencyParams,
  query: z.strictObject({ firstNight: z.optional(day), lastNight: z.optional(day) }),
  reply: z.strictObject({ agency: agencyInGroup, commissions: agencyCommissions }),
})

export const deskCommissionOperations = [
  listCommissions,
  addCommission,
  editCommission,
  endCommission,
  findAgenciesByName,
  readAgencyCommissions,
] as const
