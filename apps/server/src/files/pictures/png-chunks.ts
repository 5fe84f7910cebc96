import { Problem } from '#problem.ts'

/** What the pixels need, their colours and which way is up. Only these are copied on. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const notes = new Set(['gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'])
/** A profile is packed, a thousandfold at most: this much becomes 64 MB. Those of cameras have a few kilobytes. */
const longestNote = 64 * 1024
/** Ten megabytes in parts of 512 bytes; programmes write eight kilobytes and more. */
const mostParts = 20_000

/**
 * The picture without what a PNG may carry besides it: texts, frames of an animation, anything that a programme wanted
 * to add. Texts are packed, and a few kilobytes of them become megabytes in the reader, as often as they stand there.
 */
export function withoutAttachments(png: Uint8Array): Uint8Array {
  const file = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const kept: Buffer[] = [file.subarray(0, 8)]
  const seen = new Set<string>()
  for (let at = 8; ;) {
    if (kept.length > mostParts) throw new Problem('PICTURE_TOO_COMPLEX')
    if (at + 12 > file.length) throw new Problem('PICTURE_UNREADABLE')
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    const isNote = notes.has(name) && length <= longestNote && !seen.has(name)
    if (needed.has(name) || isNote) kept.push(file.subarray(at, end))
    seen.add(name)
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
}
