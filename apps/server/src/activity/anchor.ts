import { createHash } from 'node:crypto'

/** Where the chains of the log ended in some moment, signed together with the anchor before it. */
export type Anchor = {
  id: number
  at: string
  /** In hexadecimal, as the signature. */
  digest: string
  /** Only the first has none: the migration that made it had no key. */
  signature: string | null
}
export type Head = { chain: number; place: number; hash: string }

/** A line for each chain that has grown; migration 0030 writes the same. */
export function digestOf(heads: readonly Head[]): string {
  const lines = heads.map(({ chain, place, hash }) => `${chain} ${place} ${hash}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** What the signature of an anchor is about: by the one before it, all of them. */
export function anchoredText(anchor: Omit<Anchor, 'signature'>, before: Anchor): string {
  return `anchor ${anchor.id} ${anchor.at} ${anchor.digest} after ${before.signature ?? before.digest}`
}

/** Beside the database, in the store of files. Names in the order of time. */
export const anchorFolder = 'activity-anchors/'
export const anchorFile = (id: number) => `${anchorFolder}${`${id}`.padStart(10, '0')}.json`
