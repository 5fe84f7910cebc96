import { sameMoney } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'

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

const voided: ReadonlySet<string> = new Set(['Rejected', 'Withdrawn'])

/** What was rejected or withdrawn may be sent again, better: only what still stands, or was paid back, is the same. */
export function duplicateOf<Known extends Fingerprint & { readonly state: string }>(
  draft: Fingerprint,
  known: readonly Known[],
): Known | undefined {
  return known.find((receipt) => !voided.has(receipt.state) && looksLike(draft, receipt))
}
