import sharp, { type Sharp } from 'sharp'

const ofSvg = { operation: ['VipsForeignLoadSvg'] }
let drawing = 0

/** Draws an SVG of our own. What comes from outside is never read as one (draw-sizes.ts), which holds for the process. */
export async function drawOurSvg<Drawn>(svg: string, draw: (picture: Sharp) => Promise<Drawn>): Promise<Drawn> {
  drawing += 1
  sharp.unblock(ofSvg)
  try {
    return await draw(sharp(Buffer.from(svg)))
  } finally {
    drawing -= 1
    if (drawing === 0) sharp.block(ofSvg)
  }
}
