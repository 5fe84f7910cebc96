import { sameMoney } from '#money.ts'
import type { Receipt } from '#receipt.ts'

type Fingerprint = Pick<Receipt, 'number' | 'bank' | 'claimed' | 'fileHash'>

function looksLike(a: Fingerprint, b: Fingerprint): boolean {
  const samePicture = a.fileHash !== undefined && a.fileHash === b.fileHash
  return samePicture || (a.number === b.number && a.bank === b.bank && sameMoney(a.claimed, b.claimed))
}

/** A rejected receipt may be sent again, better: only those that still stand, or were paid back, count as the same. */
export function duplicateOf(draft: Fingerprint, known: readonly Receipt[]): Receipt | undefined {
  return known.find((receipt) => receipt.state !== 'Rejected' && looksLike(draft, receipt))
}
