import { answerDrawn } from '#files/pictures/answer-drawn.ts'
import { drawLogo } from '#files/pictures/draw-logo.ts'
import { withinReason } from '#files/pictures/within-reason.ts'

answerDrawn(async (content) => drawLogo(withinReason(content)))
