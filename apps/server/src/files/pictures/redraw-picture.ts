import type { Drawn } from '#files/pictures/answer-drawn.ts'
import type { RedrawnPicture } from '#files/pictures/draw-sizes.ts'
import { pictureKind } from '#files/pictures/picture-kind.ts'
import { createTurns } from '#work/in-turn.ts'
import { Problem } from '#problem.ts'
import { ProcessExhausted, createProcessWork } from '#work/process-work.ts'

const drawProcess = new URL('draw-process.ts', import.meta.url)
/** The worst honest picture of fifty megapixels, a PNG of 16 bits that comes line by seventh line, takes 600 MB. */
const bounds = { slowestMs: 20_000, mostMegabytes: 1_000 }

export type Redrawing = {
  /**
   * Draws a picture anew in every width the screens need. Only pixels pass: place, camera and whatever was hidden in or
   * after the picture stay behind.
   */
  redraw: (content: Uint8Array) => Promise<RedrawnPicture>
  close: () => void
}

/** Pictures are read by native code that a stranger's file steers: never in this process. See decision 059. */
export function createRedrawing({ file = drawProcess, ...changes }: Partial<typeof bounds> & { file?: URL } = {}) {
  const work = createProcessWork<Drawn>(file, { ...bounds, ...changes })
  /**
   * A picture at a time: unpacked it fills memory, and packing it fills a core. Each that waits holds up to ten
   * megabytes, and one takes about a second: whoever would wait longer than a few is told to come back.
   */
  const inTurn = createTurns({ atOnce: 1, waiting: 8 })

  const redrawing: Redrawing = {
    async redraw(content) {
      if (pictureKind(content) === undefined) throw new Problem('FILE_TYPE_REFUSED')
      const answer = await inTurn(() => work.do(content)).catch((cause: unknown) => {
        throw cause instanceof ProcessExhausted ? new Problem('PICTURE_TOO_COMPLEX', { cause }) : cause
      })
      if ('drawn' in answer) return answer.drawn
      if ('refused' in answer) throw new Problem(answer.refused.code, { values: answer.refused.values })
      throw new Error(answer.failed)
    },
    close: work.close,
  }
  return redrawing
}
