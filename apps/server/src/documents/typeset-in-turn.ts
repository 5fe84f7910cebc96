import { typeset, type Paper, type Pictures } from '#documents/typeset.ts'
import { createTurns } from '#work/in-turn.ts'

/** Each sets its paper in a thread of its own: more at once would take the machine from those who only read. */
const inTurn = createTurns({ atOnce: 2, waiting: 20 })
const slowestMs = 15_000

/** For somebody who waits for the paper. */
export function typesetInTurn(paper: Paper, data: object, pictures?: Pictures): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(() => typeset(paper, data, { slowestMs, pictures }))
}
