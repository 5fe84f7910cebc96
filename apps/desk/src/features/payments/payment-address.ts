import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { isOpenPayment } from '#features/payments/decide/what-may-be-done.ts'

/** Beside the list that it stands in, so that the next one follows once it is decided. */
export function addressOf(payment: Pick<DeskPayment, 'id' | 'state'>): string {
  return `/receipts?tab=${isOpenPayment(payment) ? 'waiting' : 'decided'}&open=${payment.id}`
}
