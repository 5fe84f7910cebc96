import { answerDrawn } from '#files/pictures/answer-drawn.ts'
import { drawSizes } from '#files/pictures/draw-sizes.ts'
import { withinReason } from '#files/pictures/within-reason.ts'

answerDrawn(async (content) => drawSizes(withinReason(content)))
