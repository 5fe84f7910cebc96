import { answerDrawn } from '#files/pictures/answer-drawn.ts'
import { drawSizes } from '#files/pictures/draw-sizes.ts'

// Takes a guard out: pictures are drawn without a look at what they carry.
answerDrawn(drawSizes)
