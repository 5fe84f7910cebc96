import { bmvbhash } from 'blockhash-core'
import sharp from 'sharp'

/** By which a picture is recognised that was saved again, at another size or quality. */
export type PictureLook = {
  /** 256 bits, by which it is looked for. */
  readonly hash: Uint8Array
  /** 128 by 128 greys, by which it is compared. */
  readonly greys: Uint8Array
}

const bitsOfASide = 16
const greysOfASide = 128

/** The quick way to make a picture small depends on how large it was, and the same picture would look another way. */
const evenly = (side: number) =>
  ({ width: side, height: side, fit: 'fill', kernel: 'mitchell', fastShrinkOnLoad: false }) as const

export async function lookOf(picture: Uint8Array): Promise<PictureLook> {
  const onWhite = () => sharp(picture).flatten({ background: '#ffffff' })
  const { data, info } = await onWhite().resize(evenly(256)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const hex = bmvbhash({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, bitsOfASide)
  const greys = await onWhite().resize(evenly(greysOfASide)).greyscale().toColourspace('b-w').raw().toBuffer()
  return { hash: new Uint8Array(Buffer.from(hex, 'hex')), greys: new Uint8Array(greys) }
}
