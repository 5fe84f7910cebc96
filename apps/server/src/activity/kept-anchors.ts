import { anchorFile, anchorFolder, type Anchor } from '#activity/anchor.ts'
import type { ObjectStore } from '#files/object-store.ts'

const contentOf = ({ id, at, digest, signature }: Anchor) => JSON.stringify({ id, at, digest, signature })

/** Whether the store has an anchor as the database does. The first was made without a store. */
export async function howKept(files: ObjectStore, anchor: Anchor): Promise<'as-it-is' | 'otherwise' | 'not'> {
  if (anchor.id === 0) return 'as-it-is'
  const kept = await files.get(anchorFile(anchor.id))
  if (kept === undefined) return 'not'
  return Buffer.from(kept.content).toString() === contentOf(anchor) ? 'as-it-is' : 'otherwise'
}

/** Whether the store has an anchor after the one that is the last in the database. */
export async function hasLaterAnchor(files: ObjectStore, id: number): Promise<boolean> {
  return (await files.list(anchorFolder, anchorFile(id), 1)).length > 0
}

/**
 * Answers whether it had to write. Never over one that is there: it may be the only trace of what was taken out of the
 * database.
 */
export async function keepAnchor(files: ObjectStore, anchor: Anchor): Promise<boolean> {
  const how = await howKept(files, anchor)
  if (how === 'otherwise') throw new Error(`The store has another ${anchorFile(anchor.id)}: the log was cut`)
  if (how === 'not') await files.put(anchorFile(anchor.id), Buffer.from(contentOf(anchor)), 'application/json')
  return how === 'not'
}
