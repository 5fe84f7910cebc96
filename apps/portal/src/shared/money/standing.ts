import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'

type Sums = { readonly Charged: number; readonly Paid: number; readonly Waiting: number }

/** How a contract is paid, in parts that make the whole: found, sent but not looked at, and still to be paid. */
export function standingOf({ Charged, Paid, Waiting }: Sums) {
  const paid = Math.min(Math.max(0, Paid), Charged)
  const waiting = Math.min(Waiting, Charged - paid)
  return { paid, waiting, rest: Charged - paid - waiting }
}

/**
 * What was announced in cash and would pay for it: it is no longer due from the agency, and stops no clock. A receipt
 * that looks like another stops none either, and is no cash.
 */
export function announcedCash(contract: Sums & Pick<ContractReply, 'Missing' | 'AnnouncedCash'>): number {
  return Math.max(0, Math.min(contract.AnnouncedCash, untilClockStops(contract) - standingOf(contract).rest))
}

/** What receipts have still to cover before the deadline stands still: announced cash does not stop it. */
export function untilClockStops({ Missing }: Pick<ContractReply, 'Missing'>): number {
  return Missing.find(({ What }) => What === 'pay')?.Count ?? 0
}
