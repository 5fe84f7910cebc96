import type { CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import { credited, type Receipt } from '@sarai/domain/contract/receipt.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import type { Money } from '@sarai/domain/ground/money.ts'

export type ShareNow = { contractId: ContractId; expected: number; credited: number; refunded: number }

/** What is known of a payment that says where its money is; of cash its only contract is a share. */
type Split = Pick<Receipt, 'shares' | 'approval' | 'refunds'> & { readonly state: string }

const booked: ReadonlySet<string> = new Set(['Approved', 'Refunded', 'Returned'])

/** What each contract was to get of a payment, what it got, and what went back. */
export function sharesOf(payment: Split | CashPayment): ShareNow[] {
  const { state, shares, approval, refunds = [] } = 'shares' in payment ? payment : { ...payment, shares: [payment] }
  const found = booked.has(state) ? approval?.credited : undefined
  const got = found ? credited({ shares }, found) : []
  // Cash goes back as it was brought: all of it.
  const back = state === 'Returned' ? got : refunds
  return shares.map(({ contractId, expected }) => {
    const ofContract = (lines: readonly { contractId: ContractId; amount: Money }[]) =>
      lines.filter((line) => line.contractId === contractId).reduce((total, { amount }) => total + minorOf(amount), 0)
    return { contractId, expected: minorOf(expected), credited: ofContract(got), refunded: ofContract(back) }
  })
}

function minorOf({ minor }: Money): number {
  return Number(minor)
}
