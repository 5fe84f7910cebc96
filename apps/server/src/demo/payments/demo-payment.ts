import type { Currency } from '@sarai/domain/ground/money.ts'
import type { DemoRequest } from '#demo/requests/demo-request.ts'

/**
 * What is paid of the contracts that a payment names: all that is due, and so many minor units of theirs more; as much
 * in rials, at the rate of the day; or an amount that somebody chose.
 */
export type DemoAmount =
  | { readonly due: true; readonly plus?: number }
  | { readonly dueInRials: true }
  | { readonly minor: number; readonly currency: Currency }

/** What became of a payment. Nothing: it waits for finance. */
export type DemoDecision =
  | 'withdrawn'
  /** By one person, or by two where the amount is above the limit; of which the first alone has looked. */
  | 'approved'
  | 'approved by two'
  | 'approved by the first of two'
  /** Less than was claimed was found, in the currency that was paid. */
  | { readonly found: number; readonly because: string }
  | { readonly rejected: string; readonly reason: number }
  /** Cash only `onceApproved`: what finance does not hold it cannot give back. */
  | { readonly returned: string; readonly onceApproved?: true }

export type DemoReceipt = {
  /** The tracking number that the bank gave it. */
  readonly receipt: string
  /** The references of the contracts that it pays, in the order in which they were made. */
  readonly pays: readonly string[]
  readonly amount: DemoAmount
  /** By their English names. */
  readonly bank: string
  readonly type: string
  readonly sender: string
  readonly hoursAgo: number
  /** As the app of the bank shows it. `drawnOf`: the picture of another receipt, saved again. */
  readonly picture?: 'en' | 'fa' | { readonly drawnOf: string }
  readonly note?: string
  readonly became?: DemoDecision
}

export type DemoCash = {
  readonly cashFrom: string
  readonly pays: string
  readonly amount: DemoAmount
  readonly note?: string
  readonly became?: DemoDecision
}

/** Amounts are minor units of the contract's currency. */
export type DemoMoneyStep =
  | DemoReceipt
  | DemoCash
  | { readonly cancel: string }
  | { readonly moveCredit: number; readonly from: string; readonly to: string }
  | { readonly payOut: number; readonly from: string; readonly because: string }
  /** Positive is owed more. It waits for a second person, unless one has approved it. */
  | { readonly adjust: number; readonly of: string; readonly because: string; readonly became?: 'approved' }

export type DemoMoney = {
  /** The e-mail of whoever pays. */
  readonly by: string
  /** A contract of its own for each, named by its reference. */
  readonly stays: readonly (DemoRequest & { readonly ref: string })[]
  readonly steps: readonly DemoMoneyStep[]
}
