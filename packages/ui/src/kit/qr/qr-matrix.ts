import { codewordsOf } from '#kit/qr/codewords.ts'
import { drawFormat, fixedPatterns, type Grid } from '#kit/qr/fixed-patterns.ts'
import { masks, penaltyOf } from '#kit/qr/masks.ts'
import { versionFor } from '#kit/qr/versions.ts'

/** True is dark. */
export type QrMatrix = readonly (readonly boolean[])[]

/** A QR code (ISO/IEC 18004): bytes, correction level M, up to 213 of them, under the mask that reads best. */
export function qrMatrix(text: string): QrMatrix {
  const all = masks.map((_, mask) => qrMatrixUnder(mask, text))
  const penalties = all.map(penaltyOf)
  return all[penalties.indexOf(Math.min(...penalties))]!
}

export function qrMatrixUnder(mask: number, text: string): QrMatrix {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const grid = fixedPatterns(version)
  drawText(grid, codewordsOf(bytes, version), masks[mask]!)
  drawFormat(grid, mask)
  return grid.map((row) => row.map((isDark) => isDark === true))
}

/** In pairs of columns from the right, up and down by turns, around what is drawn already. */
function drawText(grid: Grid, codewords: readonly number[], isMasked: (row: number, column: number) => boolean) {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== undefined) continue
        const isSet = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        grid[row]![column] = isSet !== isMasked(row, column)
        bit += 1
      }
    }
  }
}
