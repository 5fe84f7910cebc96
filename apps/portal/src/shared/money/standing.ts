import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'

type Sums = { readonly Charged: number; readonly Paid: number; readonly Waiting: number }

/** How a contract is paid, in parts that make the whole: found, sent but not looked at, and still to be paid. */
export function standingOf({ Charged, Paid, Waiting }: Sums) {
  const paid = Math.min(Math.max(0, Paid), Charged)
  const waiting = Math.min(Waiting, Charged - paid)
  return { paid, waiting, rest: Charged - paid - waiting }
}

type Awaited = Sums & Pick<ContractReply, 'Missing' | 'AnnouncedCash' | 'Due'>

/**
 * What receipts that wait would pay for it without stopping its clock (decision 105). The agency has sent it and is asked
 * for nothing more: it only reads that the clock goes on.
 */
export function sentInVain(contract: Awaited): number {
  const missing = untilClockStops(contract)
  const stopsIt = contract.Due - missing
  return Math.max(0, Math.min(contract.Waiting - contract.AnnouncedCash - stopsIt, missing))
}

/** What the agency has still to send a receipt for. Announced cash is part of it until somebody has brought it. */
export function leftToSend(contract: Awaited): number {
  return untilClockStops(contract) - sentInVain(contract)
}

/** What was announced in cash and would pay for it: it is no longer due from the agency, and stops no clock. */
export function announcedCash(contract: Awaited): number {
  return Math.max(0, Math.min(contract.AnnouncedCash, leftToSend(contract) - standingOf(contract).rest))
}

/** What receipts have still to cover before the deadline stands still: announced cash does not stop it. */
export function untilClockStops({ Missing }: Pick<ContractReply, 'Missing'>): number {
  return Missing.find(({ What }) => What === 'pay')?.Count ?? 0
}
