import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from '@sarai/wire/desk/pictures.ts'
import { mostPixels, refuseTooLarge } from '#files/pictures/picture-limits.ts'
import type { PictureLook } from '#files/pictures/picture-look.ts'
import { Problem } from '#problem.ts'

// libvips would also read SVG, PDF and whatever else it was built with; each reader is a door of its own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)

export type RedrawnPicture = {
  width: number
  height: number
  sizes: { width: number; content: Uint8Array }[]
  /** Of what people send along. */
  look?: PictureLook
}

/** Only for a process that may die of it (draw-process.ts): whoever sent the picture chose what its reader does. */
export async function drawSizes(
  content: Uint8Array,
  widths: readonly number[] = pictureWidths,
  pack: (picture: Sharp) => Sharp = (picture) => picture.webp({ quality: 80 }),
): Promise<RedrawnPicture> {
  const { width, height, orientation = 1 } = await headerOf(content)
  refuseTooLarge(width, height)
  const sizes = await sizesOf(content, widths, pack)
  // A phone turns a picture by a note in its metadata; the note is gone, the picture is turned.
  return orientation >= 5 ? { width: height, height: width, sizes } : { width, height, sizes }
}

const reading = { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true } as const
const asItIs = { withoutEnlargement: true } as const

async function headerOf(content: Uint8Array) {
  try {
    return await sharp(content, { ...reading, limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new Problem('PICTURE_UNREADABLE', { cause })
  }
}

/** Unpacked once, at the largest: the smaller ones are drawn from what came of it. */
async function sizesOf(
  content: Uint8Array,
  widths: readonly number[],
  pack: (picture: Sharp) => Sharp,
): Promise<RedrawnPicture['sizes']> {
  try {
    const largest = sharp(content, reading)
      .autoOrient()
      .resize({ width: Math.max(...widths), ...asItIs })
    const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true })
    const sizes: RedrawnPicture['sizes'] = []
    for (const width of widths) {
      const picture = sharp(data, { raw: info }).resize({ width, ...asItIs })
      sizes.push({ width, content: await pack(picture).toBuffer() })
    }
    return sizes
  } catch (cause) {
    throw new Problem('PICTURE_UNREADABLE', { cause })
  }
}
