import type { CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import { credited, type Receipt } from '@sarai/domain/contract/receipt.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import type { Money } from '@sarai/domain/ground/money.ts'

type ShareNow = { contractId: ContractId; expected: number; credited: number; refunded: number }

const booked: ReadonlySet<string> = new Set(['Approved', 'Refunded', 'Returned'])

/** What each contract was to get of a payment, what it got, and what went back. */
export function sharesOf(payment: Receipt | CashPayment): ShareNow[] {
  const found = booked.has(payment.state) ? payment.approval?.credited : undefined
  if (!('shares' in payment)) {
    const got = minorOf(found)
    const refunded = payment.state === 'Returned' ? got : 0
    return [{ contractId: payment.contractId, expected: minorOf(payment.expected), credited: got, refunded }]
  }
  const got = found ? credited(payment, found) : []
  return payment.shares.map(({ contractId, expected }) => {
    const ofContract = (lines: readonly { contractId: ContractId; amount: Money }[]) =>
      lines.filter((line) => line.contractId === contractId).reduce((total, { amount }) => total + minorOf(amount), 0)
    return {
      contractId,
      expected: minorOf(expected),
      credited: ofContract(got),
      refunded: ofContract(payment.refunds ?? []),
    }
  })
}

function minorOf(amount: Money | undefined): number {
  return Number(amount?.minor ?? 0n)
}
