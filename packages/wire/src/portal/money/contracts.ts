import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { contractIdInAddress } from '#values/ids.ts'
import { wholeInAddress } from '#values/numbers.ts'
import { anyDay, anyMoment, anyText, anyWhole, anyZone } from '#values/reply-values.ts'
import { searchText } from '#values/text.ts'

/**
 * What an agency has agreed on with the provider: requests in one currency, and what is paid for them. The specification
 * calls it an order. Amounts are whole minor units of the contract's currency.
 */

export const contractStates = ['Open', 'Debit', 'Credit', 'Settled'] as const
/** What somebody opens the list for: what still has to be paid, what waits for finance, what is over. */
export const contractViews = ['all', 'due', 'waiting', 'settled'] as const
export type ContractView = (typeof contractViews)[number]

const contractFacts = {
  Id: anyWhole,
  /** C- and the id. */
  OrderNumber: anyText,
  OpenedAt: anyMoment,
  Currency: anyText,
  CurrencySign: anyText,
  State: z.enum(contractStates),
  RequestCount: anyWhole,
  /** What the accepted requests cost, after commission. */
  Charged: anyWhole,
  /** What finance has found, less what was paid back. */
  Paid: anyWhole,
  /** What the agency sent and finance has not decided. Never part of what is paid. */
  Waiting: anyWhole,
  /** What is still missing; 0 where nothing is. */
  Due: anyWhole,
  /** What is paid and set aside for nothing. */
  Credit: anyWhole,
  /** The next moment by which something has to be paid; it may stand still (`DueHeldSince`). */
  DueAt: z.nullable(anyMoment),
  DueHeldSince: z.nullable(anyMoment),
  /** 'Contract has an unverified payment': nothing that would change the sum can be done meanwhile. */
  HasUnverifiedPayment: z.boolean(),
}

const listedContract = z.strictObject({
  ...contractFacts,
  /** Of the first three requests, in the language of the caller. */
  Hotels: z.array(anyText),
  /** The first check-in of what is not over. */
  NextCheckIn: z.nullable(anyDay),
})
export type ListedContract = z.output<typeof listedContract>

/** Pages end here, as those of requests do. */
export const mostContracts = 1_000

export const listContracts = operation({
  name: 'listContracts',
  summary:
    'The contracts of the agency, the newest first, to the 1,000th: by view, or by a number of it or of a request.',
  method: 'GET',
  path: '/api/OrderClient',
  access: 'agency',
  answers: 'GridResult_OrderDTO',
  query: z.strictObject({
    Page: z._default(wholeInAddress(1, mostContracts), 1),
    PageSize: z._default(wholeInAddress(1, 100), 25),
    View: z._default(z.enum(contractViews), 'all'),
    /** The number of a contract or of a request, in whatever digits. */
    Search: z.optional(searchText),
  }),
  reply: z.strictObject({ Data: z.array(listedContract), Total: anyWhole, MayBeMore: z.boolean() }),
})

const contractRequest = z.strictObject({
  Id: anyWhole,
  RequestNumber: anyText,
  State: anyText,
  Turn: z.enum(['agency', 'desk', 'hotel', 'finance', 'nobody']),
  HotelName: anyText,
  HotelTimeZone: anyZone,
  CheckInDate: anyDay,
  CheckOutDate: anyDay,
  RoomCount: anyWhole,
  FinalPrice: anyWhole,
  /** What the books say: what it costs, and what of it is paid. */
  Charged: anyWhole,
  Covered: anyWhole,
  DeadlineAt: z.nullable(anyMoment),
  DeadlineHeldSince: z.nullable(anyMoment),
  /** It has a voucher that is valid now. */
  HasVoucher: z.boolean(),
})
export type ContractRequest = z.output<typeof contractRequest>

/** What is missing before everybody can travel: by whom, until when. Passports and flights by 72 hours before check-in. */
const missing = z.strictObject({
  What: z.enum(['pay', 'passports', 'flights', 'decide-offer', 'payment-waiting']),
  RequestId: z.nullable(anyWhole),
  RequestNumber: z.nullable(anyText),
  /** How many guests, or how much money. */
  Count: z.nullable(anyWhole),
  By: z.nullable(anyMoment),
})
export type MissingThing = z.output<typeof missing>

const contract = z.strictObject({
  ...contractFacts,
  /** Whoever moves its credit names the version that they saw. */
  Version: anyWhole,
  /** 200 at most, by number. */
  Requests: z.array(contractRequest),
  /** The nearest first. */
  Missing: z.array(missing),
  /** Since when the oldest of them waits, and when the house means to have looked at it; null where none waits. */
  Unverified: z.nullable(z.strictObject({ Since: anyMoment, LookedAtBy: z.nullable(anyMoment) })),
  /** Of what waits: cash that somebody means to bring, which stops no clock. */
  AnnouncedCash: anyWhole,
  /** Where credit could go: another contract of this currency that owes, the nearest deadline first. */
  CreditTarget: z.nullable(
    z.strictObject({ OrderId: anyWhole, OrderNumber: anyText, Due: anyWhole, DueAt: z.nullable(anyMoment) }),
  ),
})
export type ContractReply = z.output<typeof contract>

export const readContract = operation({
  name: 'readContract',
  summary:
    'A contract of the agency: its requests, what they cost, what is paid, and what is missing. One that is settled takes no more requests.',
  method: 'GET',
  path: '/api/OrderClient/{id}',
  access: 'agency',
  answers: 'OrderDTO',
  params: z.strictObject({ id: contractIdInAddress }),
  reply: contract,
})

export const contractOperations = [listContracts, readContract] as const
