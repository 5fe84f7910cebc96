import type { ContractId, PaymentId } from '#ground/ids.ts'

/** As people call it, on every screen and in every mail. */
export function paymentNumber(id: PaymentId): string {
  return `P-${id}`
}

export function contractNumber(id: ContractId): string {
  return `C-${id}`
}
