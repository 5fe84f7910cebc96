import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { contractStates } from '#portal/money/contracts.ts'
import { paidAmount } from '#portal/money/payments.ts'
import { transactionKinds } from '#portal/money/transactions.ts'
import { agencyIdInAddress, contractId, contractIdInAddress } from '#values/ids.ts'
import { idInAddress, pageLimit, version } from '#values/numbers.ts'
import { anyDay, anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { currencyCode, filledParagraphs, placeInList, searchText, shape } from '#values/text.ts'

/** Contracts and accounts as finance reads them. Amounts are whole minor units of the contract's currency. */

const access = 'staff:finance'
const path = '/desk/api/contracts'

const contractFacts = {
  id: anyWhole,
  number: anyText,
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  currency: anyText,
  state: z.enum(contractStates),
  openedAt: anyMoment,
  requests: anyWhole,
  charged: anyWhole,
  paid: anyWhole,
  waiting: anyWhole,
  due: anyWhole,
  credit: anyWhole,
  /** The nearest that runs; one that stands still only where all do. */
  dueAt: z.nullable(anyMoment),
  isHeld: z.boolean(),
}
const contractRow = z.strictObject(contractFacts)
export type DeskContractRow = z.output<typeof contractRow>

export const listDeskContracts = operation({
  name: 'listDeskContracts',
  summary:
    'The contracts of all agencies that owe, have credit or wait for finance, or for a second person about an entry by hand: by agency or number, the nearest deadline or the oldest entry first.',
  method: 'GET',
  path,
  access,
  query: z.strictObject({
    view: z._default(z.enum(['due', 'credit', 'waiting', 'adjustments']), 'due'),
    agency: z.optional(agencyIdInAddress),
    search: z.optional(searchText),
    after: z.optional(placeInList),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(contractRow), next: z.nullable(anyText) }),
})

const journal = z.strictObject({
  /** Its name in the books: `receipt/7/11`. */
  id: anyText,
  at: anyMoment,
  kind: z.enum(transactionKinds),
  request: z.nullable(z.strictObject({ id: anyWhole, number: anyText })),
  entries: z.array(z.strictObject({ account: anyText, amount: anyWhole })),
  reverses: z.nullable(anyText),
  /** What the agency owed on this contract after it. */
  balance: anyWhole,
})
export type DeskJournal = z.output<typeof journal>

const adjustment = z.strictObject({
  id: anyWhole,
  version: anyWhole,
  state: z.enum(['waiting', 'approved', 'refused']),
  /** Positive is owed more, negative less. */
  amount: anyWhole,
  reason: anyText,
  by: anyText,
  at: anyMoment,
  isMine: z.boolean(),
})
export type DeskAdjustment = z.output<typeof adjustment>

const deskContract = z.strictObject({
  ...contractFacts,
  version: anyWhole,
  stays: z.array(
    z.strictObject({
      id: anyWhole,
      number: anyText,
      state: anyText,
      hotelEn: anyText,
      hotelFa: anyText,
      checkIn: anyDay,
      checkOut: anyDay,
      charged: anyWhole,
      covered: anyWhole,
      deadlineAt: z.nullable(anyMoment),
      isHeld: z.boolean(),
    }),
  ),
  payments: z.array(
    z.strictObject({
      id: anyWhole,
      number: anyText,
      kind: z.enum(['receipt', 'cash']),
      state: anyText,
      amount: anyWhole,
      currency: anyText,
      /** In its currency as well: what finance found of it, once that counts. */
      found: z.nullable(anyWhole),
      /** In the contract's currency: what it was to get of it, what all were to get, what it got, what went back. */
      expected: anyWhole,
      expectedInAll: anyWhole,
      credited: anyWhole,
      refunded: anyWhole,
      at: anyMoment,
    }),
  ),
  /** The oldest first, five hundred at most. */
  journals: z.array(journal),
  allocations: z.array(
    z.strictObject({ credit: anyText, request: z.nullable(anyWhole), journal: z.nullable(anyText), amount: anyWhole }),
  ),
  adjustments: z.array(adjustment),
})
export type DeskContract = z.output<typeof deskContract>

const params = z.strictObject({ id: contractIdInAddress })

export const readDeskContract = operation({
  name: 'readDeskContract',
  summary: 'A contract with its requests, payments and books.',
  method: 'GET',
  path: `${path}/{id}`,
  access,
  params,
  reply: deskContract,
})

const reason = filledParagraphs(500)

export const payOutCredit = operation({
  name: 'payOutCredit',
  summary: 'Pays credit that is set aside for nothing out to the agency.',
  method: 'POST',
  path: `${path}/{id}/payouts`,
  access,
  stepUp: 'code',
  params,
  body: z.strictObject({ version, amount: paidAmount, reason }),
  reply: z.null(),
})

export const moveDeskCredit = operation({
  name: 'moveDeskCredit',
  summary: 'Credit of one contract pays for another of the same agency and currency.',
  method: 'POST',
  path: `${path}/{id}/credit-moves`,
  access,
  params,
  body: z.strictObject({ version, toContractId: contractId, amount: paidAmount, reason }),
  reply: z.null(),
})

export const proposeAdjustment = operation({
  name: 'proposeAdjustment',
  summary: 'Proposes an entry by hand, with its reason. It is posted once a second person has approved it.',
  method: 'POST',
  path: `${path}/{id}/adjustments`,
  access,
  params,
  body: z.strictObject({ version, direction: z.enum(['owed-more', 'owed-less']), amount: paidAmount, reason }),
  reply: z.strictObject({ id: anyWhole }),
})

export const decideAdjustment = operation({
  name: 'decideAdjustment',
  summary: 'Posts an entry by hand that somebody else proposed, or refuses it.',
  method: 'POST',
  path: '/desk/api/adjustments/{id}/decide',
  access,
  params: z.strictObject({ id: idInAddress }),
  body: z.strictObject({ version, approve: z.boolean() }),
  reply: z.null(),
})

const agencyBalance = z.strictObject({
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  currency: anyText,
  balance: anyWhole,
  /** What is owed, by how long it is overdue: not yet, to 7 days, to 30, longer. */
  notYet: anyWhole,
  week: anyWhole,
  month: anyWhole,
  older: anyWhole,
  credit: anyWhole,
})
export type AgencyBalance = z.output<typeof agencyBalance>

export const listAgencyBalances = operation({
  name: 'listAgencyBalances',
  summary: 'Agencies by what they owe in one currency, the most first, or by their credit.',
  method: 'GET',
  path: '/desk/api/agency-balances',
  access,
  query: z.strictObject({
    currency: z.optional(currencyCode),
    view: z._default(z.enum(['owing', 'credit']), 'owing'),
    after: z.optional(shape(40, /^-?\d{1,16}_[1-9]\d{0,15}$/)),
    limit: pageLimit,
  }),
  reply: z.strictObject({
    rows: z.array(agencyBalance),
    next: z.nullable(anyText),
    currency: anyText,
    currencies: z.array(anyText),
  }),
})

export const deskContractOperations = [
  listDeskContracts,
  readDeskContract,
  payOutCredit,
  moveDeskCredit,
  proposeAdjustment,
  decideAdjustment,
  listAgencyBalances,
] as const
