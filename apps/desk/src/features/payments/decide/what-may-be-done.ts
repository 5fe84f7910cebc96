import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'

export type PaymentAction = 'approve' | 'reject' | 'refund'

/** Nobody has decided, or only the first of two. */
export function isOpenPayment({ state }: Pick<DeskPayment, 'state'>): boolean {
  return state === 'New' || state === 'Requested'
}

export function actionsOf(payment: Pick<DeskPayment, 'state'>): readonly PaymentAction[] {
  if (isOpenPayment(payment)) return ['approve', 'reject']
  return payment.state === 'Approved' ? ['refund'] : []
}

/** Of a dialog that is open already: nobody approves twice. */
export function mayStill(action: PaymentAction, payment: Pick<DeskPayment, 'state' | 'approval'>): boolean {
  return actionsOf(payment).includes(action) && !(action === 'approve' && payment.approval?.isMine)
}

type Looking = { isPhone: boolean; isCompared: boolean; isFileBroken: boolean }
export type Lock = 'mineFirst' | 'lockedPhone' | 'lockedHeld' | 'lockedBroken' | 'lockedCompare'

/** Why nobody here may approve it at the moment. */
export function lockOf({ approval, flag, file }: DeskPayment, looking: Looking): Lock | undefined {
  if (approval?.isMine) return 'mineFirst'
  if (flag !== null && looking.isPhone) return 'lockedPhone'
  if (file?.isHeld) return 'lockedHeld'
  if (looking.isFileBroken) return 'lockedBroken'
  return flag !== null && !looking.isCompared ? 'lockedCompare' : undefined
}

/** A look-alike needs two people, and so does a rate far from the house's, however small it is. */
export function needsTwo({ flag, secondPersonAbove }: DeskPayment, credited: number, isRateFar = false): boolean {
  return flag !== null || isRateFar || credited > secondPersonAbove
}
