import type { RedrawnPicture } from '#files/pictures/draw-sizes.ts'
import { Problem } from '#problem.ts'
import { livesWithinBounds } from '#work/watch-memory.ts'

export type Drawn =
  | { drawn: RedrawnPicture }
  | { refused: Pick<Problem, 'code' | 'values'> }
  /** Our own mistake: told where it is logged. */
  | { failed: string }

/** What a process does that draws one picture. */
export function answerDrawn(draw: (content: Uint8Array) => Promise<RedrawnPicture>) {
  livesWithinBounds()
  process.once('message', (content: Uint8Array) => {
    void outcomeOf(() => draw(content)).then((answer) => process.send?.(answer))
  })
}

async function outcomeOf(draw: () => Promise<RedrawnPicture>): Promise<Drawn> {
  try {
    return { drawn: await draw() }
  } catch (error) {
    if (error instanceof Problem) return { refused: { code: error.code, values: error.values } }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
