import { sameMoney } from '#money.ts'
import type { Money } from '#money.ts'

/** By what a receipt is recognised. */
type Fingerprint = {
  readonly number: string
  readonly bank?: string
  readonly claimed: Money
  readonly fileHash?: string
}

function looksLike(a: Fingerprint, b: Fingerprint): boolean {
  const samePicture = a.fileHash !== undefined && a.fileHash === b.fileHash
  return samePicture || (a.number === b.number && a.bank === b.bank && sameMoney(a.claimed, b.claimed))
}

/** A rejected receipt may be sent again, better: only those that still stand, or were paid back, count as the same. */
export function duplicateOf<Known extends Fingerprint & { readonly state: string }>(
  draft: Fingerprint,
  known: readonly Known[],
): Known | undefined {
  return known.find((receipt) => receipt.state !== 'Rejected' && looksLike(draft, receipt))
}
