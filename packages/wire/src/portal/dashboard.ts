import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { line, shape } from '#values/text.ts'
import { anyNumber, anyText, anyWhole } from '#values/reply-values.ts'

/** What an agency sees first. Amounts are whole minor units of the named currency. */

const promotedHotel = z.strictObject({
  HotelName: anyText,
  HotelGrade: anyNumber,
  /** Per room and night. */
  Commission: anyWhole,
  ExtraCommission: z.nullable(anyWhole),
  Currency: anyText,
  CurrencySign: anyText,
})

const commissionPeriod = z.strictObject({
  /** Calendar days; both are nights that count. */
  FromDate: anyText,
  ToDate: anyText,
  /** The best paid first, thirty at most. */
  PromotedHotels: z.array(promotedHotel),
  /** Whether there are more in this period. */
  HasMoreHotels: z.boolean(),
})
export type CommissionPeriod = z.output<typeof commissionPeriod>

export const agencyCommissions = z.strictObject({
  /** The name of the group; empty for an agency in none. */
  Title: anyText,
  /** Those that end next, eight at most, in the order of their first night. */
  AgencyGroupCommissionHotels: z.array(commissionPeriod),
  /** Whether others end after them. */
  HasMorePeriods: z.boolean(),
})
export type AgencyCommissions = z.output<typeof agencyCommissions>

export const readCommissions = operation({
  name: 'readCommissions',
  summary:
    'What the group of the agency earns in promoted hotels, by period: those of now first, then those to come. Of many, those that end next and the best paid hotels in each.',
  method: 'GET',
  path: '/api/DashboardClient',
  access: 'agency',
  answers: 'AgencyGroupCommissionData',
  reply: agencyCommissions,
})

const unreadNote = z.strictObject({
  id: anyWhole,
  reserveNumber: anyText,
  state: anyText,
  unreadNoteCount: anyWhole,
})
export type UnreadNote = z.output<typeof unreadNote>

export const readStatistics = operation({
  name: 'readStatistics',
  summary: 'How many requests stand where, and the requests with messages that nobody at the agency has read.',
  method: 'GET',
  path: '/api/DashboardClient',
  access: 'agency',
  answers: 'DashboardStatisticsDTO',
  query: z.strictObject({
    /** Sent by the specification's portal to tell this call from the one above; its value means nothing here. */
    xid: z.optional(line(100)),
    /** Ids of requests with commas between them, as many as a page of a list has: only their messages are asked for. */
    unreadOf: z.optional(shape(1_600, /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)),
  }),
  reply: z.strictObject({
    invoicedNumber: anyWhole,
    waitForPaymentNumber: anyWhole,
    confirmedNumber: anyWhole,
    rejectedNumber: anyWhole,
    canceledNumber: anyWhole,
    total: anyWhole,
    /** The newest first, twenty at most; or of the requests that were asked for. */
    unreadNotes: z.array(unreadNote),
  }),
})

export const dashboardOperations = [readCommissions, readStatistics] as const
