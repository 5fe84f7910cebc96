import { pictureKind } from '#files/pictures/picture-kind.ts'
import { toldSize } from '#files/pictures/told-size.ts'
import { Problem } from '#problem.ts'

/** More than any camera of a hotel makes. Asked of the header, before a single pixel is unpacked. */
const mostMegapixels = 50
/** A WebP ends at 16,383, and a line of pixels is held as a whole, however few there are. */
const longestSide = 16_000

export const mostPixels = mostMegapixels * 1_000_000

export function refuseTooLarge(width: number, height: number): void {
  if (width * height > mostPixels) {
    throw new Problem('PICTURE_TOO_MANY_PIXELS', { values: { megapixels: mostMegapixels } })
  }
  if (Math.max(width, height) > longestSide) {
    throw new Problem('PICTURE_TOO_LONG', { values: { pixels: longestSide } })
  }
}

/** Before anybody unpacks it: a scanner does so too, and a few kilobytes become gigabytes there. */
export function refuseTooLargeUnopened(content: Uint8Array): void {
  const kind = pictureKind(content)
  if (kind === undefined) throw new Problem('FILE_TYPE_REFUSED')
  const told = toldSize(kind, content)
  if (told === undefined) throw new Problem('PICTURE_UNREADABLE')
  refuseTooLarge(told.width, told.height)
}
