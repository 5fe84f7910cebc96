import sharp from 'sharp'
import { drawSizes, type RedrawnPicture } from '#files/pictures/draw-sizes.ts'
import { Problem } from '#problem.ts'

/** Sharp on paper at its size there, and small enough to travel along with an answer. */
const longestSide = 400

/** Papers show PNGs, and what is clear in a logo stays clear. Bounded and read as every other picture first. */
export async function drawLogo(content: Uint8Array): Promise<RedrawnPicture> {
  const { sizes } = await drawSizes(content, [longestSide * 4], (picture) => picture.png())
  try {
    const inside = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
    const { data, info } = await sharp(sizes[0]!.content)
      .resize(inside)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { width, height, sizes: [{ width, content: data }] }
  } catch (cause) {
    throw new Problem('PICTURE_UNREADABLE', { cause })
  }
}
