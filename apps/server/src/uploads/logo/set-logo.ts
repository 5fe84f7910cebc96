import { randomUUID } from 'node:crypto'
import type { AgencyCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { refuseTooLargeUnopened } from '#files/pictures/picture-limits.ts'
import type { Redrawing } from '#files/pictures/redraw-picture.ts'
import { ScannerAway, type Scan } from '#files/scan/scanner.ts'
import { announce } from '#live/announce.ts'
import { Problem } from '#problem.ts'
import { countUpload } from '#uploads/upload-queries.ts'
import { dropLogo, inStore, logoOf, openLogo, saveLogo } from '#uploads/logo/logo-queries.ts'

export type LogoParts = { db: Database; files: ObjectStore; scan: Scan; redraw: Redrawing['redraw'] }

/** It travels with the answer: an address of its own would show it to whoever learns that address. */
const asUrl = (content: Uint8Array) => `data:image/png;base64,${Buffer.from(content).toString('base64')}`

type Logo = { url: string; version: number }

export async function readLogo(
  { db, files }: LogoParts,
  caller: AgencyCaller,
): Promise<Logo | Record<keyof Logo, null>> {
  const row = await db.look(caller, logoOf.ask.first({ agencyId: caller.agencyId }))
  const logo = await openLogo(files, row)
  return row === undefined || logo === undefined
    ? { url: null, version: null }
    : { url: asUrl(logo), version: row.version }
}

/** In the store before its row is there: what a call leaves behind that is cut off is swept, as is what it replaces. */
export async function setLogo(
  { db, files, scan, redraw }: LogoParts,
  caller: AgencyCaller,
  sent: Uint8Array,
): Promise<Logo> {
  const { agencyId, userId } = caller
  // Of the agency's share of the day, before anything is looked at: a logo costs as much work as any other picture.
  const counted = await db.write(caller, (tx) => countUpload.first(tx, { agencyId, bytes: sent.length }))
  if (counted === undefined) throw new Problem('FILES_USED_UP')
  refuseTooLargeUnopened(sent)
  if ((await scan(sent).catch(askedAgainLater)) === 'infected') throw new Problem('FILE_INFECTED')
  const content = (await redraw(sent)).sizes[0]!.content
  const file = randomUUID()
  await files.put(inStore(file), content, 'image/png')
  const version = await db.write(caller, async (tx) => {
    await saveLogo.later(tx, { agencyId, file, userId, at: new Date(tx.now) })
    await tell(tx, caller)
    return tx.now
  })
  return { url: asUrl(content), version }
}

/** The one that was seen, or none: what a colleague has set since stays. */
export function removeLogo({ db }: LogoParts, caller: AgencyCaller, version: number): Promise<null> {
  const { agencyId } = caller
  return db.write(caller, async (tx) => {
    const dropped = await dropLogo.run(tx, { agencyId, version })
    if (dropped > 0) await tell(tx, caller)
    else if (await logoOf.first(tx, { agencyId })) throw new Problem('STATE_CHANGED')
    return null
  })
}

function tell(tx: Tx, { agencyId }: AgencyCaller): Promise<void> {
  return announce(tx, { to: { agencyId }, what: 'agency', id: `${agencyId}` })
}

/** Whoever waits for a logo can send it again; it need not lie in quarantine. */
function askedAgainLater(cause: unknown): never {
  throw cause instanceof ScannerAway ? new Problem('FILES_UNREACHABLE', { values: { seconds: 30 }, cause }) : cause
}
