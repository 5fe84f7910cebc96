/** The sizes of a QR code that we draw, 1 to 10, at correction level M (ISO/IEC 18004, tables 7 and 9, annex E). */
export type QrVersion = {
  number: number
  /** All bytes that it holds, and how they are shared out. */
  bytes: number
  blocks: number
  correctionPerBlock: number
  /** The centres of the small squares, across and down. */
  alignment: readonly number[]
}

const table: readonly Omit<QrVersion, 'number'>[] = [
  { bytes: 26, blocks: 1, correctionPerBlock: 10, alignment: [] },
  { bytes: 44, blocks: 1, correctionPerBlock: 16, alignment: [6, 18] },
  { bytes: 70, blocks: 1, correctionPerBlock: 26, alignment: [6, 22] },
  { bytes: 100, blocks: 2, correctionPerBlock: 18, alignment: [6, 26] },
  { bytes: 134, blocks: 2, correctionPerBlock: 24, alignment: [6, 30] },
  { bytes: 172, blocks: 4, correctionPerBlock: 16, alignment: [6, 34] },
  { bytes: 196, blocks: 4, correctionPerBlock: 18, alignment: [6, 22, 38] },
  { bytes: 242, blocks: 4, correctionPerBlock: 22, alignment: [6, 24, 42] },
  { bytes: 292, blocks: 5, correctionPerBlock: 22, alignment: [6, 26, 46] },
  { bytes: 346, blocks: 5, correctionPerBlock: 26, alignment: [6, 28, 50] },
]
const versions: readonly QrVersion[] = table.map((version, index) => Object.assign({ number: index + 1 }, version))

export const sizeOf = ({ number }: QrVersion) => 17 + 4 * number
export const dataBytesOf = ({ bytes, blocks, correctionPerBlock }: QrVersion) => bytes - blocks * correctionPerBlock
/** How many bits say the length of the text. */
export const lengthBitsOf = ({ number }: QrVersion) => (number < 10 ? 8 : 16)

/** The smallest that the text fits into. */
export function versionFor(length: number): QrVersion {
  const version = versions.find((one) => 4 + lengthBitsOf(one) + 8 * length <= 8 * dataBytesOf(one))
  if (version === undefined) throw new Error('This text is too long for a QR code of ours')
  return version
}
