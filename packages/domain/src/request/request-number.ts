import type { RequestId } from '#ground/ids.ts'

/** As people call it, on every screen and in every mail. */
export function requestNumber(id: RequestId): string {
  return `R-${id}`
}

/** Of its voucher: a later one has its version behind the number, so that nobody takes the old paper for it. */
export function voucherNumber(id: RequestId, version: number): string {
  return version === 1 ? `V-${id}` : `V-${id}-${version}`
}
