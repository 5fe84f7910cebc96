import { answerDrawn } from '#files/pictures/answer-drawn.ts'
import { lookOf } from '#files/pictures/picture-look.ts'
import { drawSizes } from '#files/pictures/draw-sizes.ts'
import { withinReason } from '#files/pictures/within-reason.ts'

/** Wide enough to read the small print of a receipt that was photographed. */
const width = 1920

answerDrawn(async (content) => {
  const drawn = await drawSizes(withinReason(content), [width])
  return { ...drawn, look: await lookOf(drawn.sizes[0]!.content) }
})
