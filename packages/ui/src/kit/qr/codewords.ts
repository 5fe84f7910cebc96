import { correctionOf } from '#kit/qr/error-correction.ts'
import { dataBytesOf, lengthBitsOf, type QrVersion } from '#kit/qr/versions.ts'

const byteMode = 0b0100
const padding = [0xec, 0x11] as const

/** The text as the bytes of a QR code, in the order in which they are drawn. */
export function codewordsOf(text: Uint8Array, version: QrVersion): number[] {
  const blocks = blocksOf(dataOf(text, version), version)
  const corrections = blocks.map((block) => correctionOf(block, version.correctionPerBlock))
  return [...interleaved(blocks), ...interleaved(corrections)]
}

function dataOf(text: Uint8Array, version: QrVersion): number[] {
  const length = lengthBitsOf(version)
  const bits = [
    ...bitsOf(byteMode, 4),
    ...bitsOf(text.length, length),
    ...Array.from(text).flatMap((byte) => bitsOf(byte, 8)),
  ]
  const room = dataBytesOf(version)
  const ended = [...bits, ...bitsOf(0, Math.min(4, 8 * room - bits.length))]
  const bytes = Array.from({ length: Math.ceil(ended.length / 8) }, (_, index) =>
    Array.from({ length: 8 }, (__, bit) => ended[8 * index + bit] ?? 0).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
  const missing = Array.from({ length: room - bytes.length }, (_, index) => padding[index % 2]!)
  return [...bytes, ...missing]
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1)
}

/** The short blocks come first, the rest is one byte longer. */
function blocksOf(data: readonly number[], { blocks }: QrVersion): number[][] {
  const shortLength = Math.floor(data.length / blocks)
  const shortCount = blocks - (data.length % blocks)
  let start = 0
  return Array.from({ length: blocks }, (_, index) => {
    const end = start + shortLength + (index < shortCount ? 0 : 1)
    const block = data.slice(start, end)
    start = end
    return block
  })
}

/** One byte of each block in turn: a stain then hurts every block a little and none too much. */
function interleaved(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => (index < block.length ? [block[index]!] : [])),
  ).flat()
}
