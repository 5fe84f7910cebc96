import sharp from 'sharp'
import { pictureWidths, type PictureWidth } from '@sarai/contract/desk-pictures.ts'
import { pictureKind } from '#files/pictures/picture-kind.ts'
import { createTurns } from '#in-turn.ts'
import { Problem } from '#problem.ts'

// libvips would also read SVG, PDF and whatever else it was built with; each reader is a door of its own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)

/** More than any camera of a hotel makes. Asked of the header, before a single pixel is unpacked. */
const mostMegapixels = 50

export type RedrawnPicture = {
  width: number
  height: number
  sizes: { width: PictureWidth; content: Uint8Array }[]
}

/**
 * A picture at a time: unpacked it fills memory, and packing it fills a core. Each that waits holds up to ten megabytes,
 * and one takes about a second: whoever would wait longer than a few is told to come back.
 */
const inTurn = createTurns({ atOnce: 1, waiting: 8 })

/**
 * Draws a picture anew in every width the screens need. Only pixels pass: place, camera and whatever was hidden in or
 * after the picture stay behind.
 */
export async function redrawPicture(content: Uint8Array): Promise<RedrawnPicture> {
  if (pictureKind(content) === undefined) throw new Problem('FILE_TYPE_REFUSED')
  return inTurn(async () => {
    const { width, height, orientation = 1 } = await headerOf(content)
    if (width * height > mostMegapixels * 1_000_000) {
      throw new Problem('PICTURE_TOO_MANY_PIXELS', { values: { megapixels: mostMegapixels } })
    }
    const sizes: RedrawnPicture['sizes'] = []
    for (const size of pictureWidths) sizes.push({ width: size, content: await inWidth(content, size) })
    // A phone turns a picture by a note in its metadata; the note is gone, the picture is turned.
    return orientation >= 5 ? { width: height, height: width, sizes } : { width, height, sizes }
  })
}

const reading = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'truncated', sequentialRead: true } as const

async function headerOf(content: Uint8Array) {
  try {
    return await sharp(content, { ...reading, limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new Problem('PICTURE_UNREADABLE', { cause })
  }
}

async function inWidth(content: Uint8Array, width: PictureWidth): Promise<Uint8Array> {
  try {
    const picture = sharp(content, reading).autoOrient().resize({ width, withoutEnlargement: true })
    return await picture.webp({ quality: 80 }).toBuffer()
  } catch (cause) {
    throw new Problem('PICTURE_UNREADABLE', { cause })
  }
}
