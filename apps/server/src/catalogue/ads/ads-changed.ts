import type { Tx } from '#database/query.ts'
import { announce } from '#live/announce.ts'

/** The carousel is on every agency's dashboard: all of them read it again, and so does the desk. */
export async function adsChanged(tx: Tx, id: string): Promise<void> {
  await announce(tx, { to: 'desk', what: 'ad', id })
  await announce(tx, { to: 'agencies', what: 'ad', id })
}
