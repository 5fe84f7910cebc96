/** What the first bytes say a picture is. Names and media types are the sender's word, so they are not asked. */
export type PictureKind = 'jpeg' | 'png' | 'webp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

export function pictureKind(content: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 16))
  if (start.subarray(0, 3).equals(jpeg)) return 'jpeg'
  if (start.subarray(0, 8).equals(png)) return 'png'
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'webp' : undefined
}
