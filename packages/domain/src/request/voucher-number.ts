import type { RequestId } from '#ground/ids.ts'

/** As it stands on the paper: a later one has its version behind the number, so that nobody takes the old one for it. */
export function voucherNumber(id: RequestId, version: number): string {
  return version === 1 ? `V-${id}` : `V-${id}-${version}`
}
