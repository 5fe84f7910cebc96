import { segmentsOf } from '#files/pictures/jpeg-scans.ts'
import type { PictureKind } from '#files/pictures/picture-kind.ts'

export type ToldSize = { width: number; height: number }

/** What a picture says of its own size, told without a reader of pictures; nothing where it says none. */
export function toldSize(kind: PictureKind, content: Uint8Array): ToldSize | undefined {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const size = { png: sizeOfPng, jpeg: sizeOfJpeg, webp: sizeOfWebp }[kind](file)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

function sizeOfPng(file: Buffer): ToldSize | undefined {
  if (file.length < 24 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** Tables, an extension and arithmetic coding, whose names stand among those of the frames. */
const noFrames = new Set([0xc4, 0xc8, 0xcc])

/** The largest, should it say several: nobody knows which one its reader takes. */
function sizeOfJpeg(file: Buffer): ToldSize | undefined {
  let largest: ToldSize | undefined
  for (const { marker, at } of segmentsOf(file)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)
    if (!isFrame || at + 7 > file.length) continue
    const frame = { height: file.readUInt16BE(at + 3), width: file.readUInt16BE(at + 5) }
    if (largest === undefined || frame.width * frame.height > largest.width * largest.height) largest = frame
  }
  return largest
}

function sizeOfWebp(file: Buffer): ToldSize | undefined {
  if (file.length < 30) return undefined
  const form = file.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: 1 + file.readUIntLE(24, 3), height: 1 + file.readUIntLE(27, 3) }
  if (form === 'VP8 ') return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
  if (form !== 'VP8L') return undefined
  const bits = file.readUInt32LE(21)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}
