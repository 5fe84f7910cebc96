import { sizeOf, type QrVersion } from '#kit/qr/versions.ts'

/** `undefined` where the text goes; true is dark. */
export type Grid = (boolean | undefined)[][]

/** The large and small squares, the dotted lines between them and what the version says; the format is left light. */
export function fixedPatterns(version: QrVersion): Grid {
  const size = sizeOf(version)
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  for (let at = 0; at < size; at += 1) {
    grid[6]![at] = at % 2 === 0
    grid[at]![6] = at % 2 === 0
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4)
  }
  const last = version.alignment.at(-1)
  for (const row of version.alignment) {
    for (const column of version.alignment) {
      const isAtLargeSquare =
        (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)
      if (!isAtLargeSquare) square(grid, row, column, 2, (distance) => distance !== 1)
    }
  }
  drawFormat(grid, 0)
  if (version.number >= 7) drawVersion(grid, version.number)
  return grid
}

function square(grid: Grid, row: number, column: number, reach: number, isDark: (distance: number) => boolean) {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const line = grid[row + down]
      const at = column + across
      if (line !== undefined && at >= 0 && at < grid.length) {
        line[at] = isDark(Math.max(Math.abs(down), Math.abs(across)))
      }
    }
  }
}

/** Which mask was laid over the text, and that the level is M (00): fifteen bits, drawn twice. */
export function drawFormat(grid: Grid, mask: number) {
  const bits = ((mask << 10) | remainderOf(mask, 10, 0x5_37)) ^ 0x54_12
  const size = grid.length
  const isSet = (index: number) => ((bits >>> index) & 1) === 1
  for (let index = 0; index < 15; index += 1) {
    const down = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
    grid[down]![8] = isSet(index)
    const across = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index
    grid[8]![across] = isSet(index)
  }
  grid[size - 8]![8] = true
}

function drawVersion(grid: Grid, number: number) {
  const bits = (number << 12) | remainderOf(number, 12, 0x1f_25)
  for (let index = 0; index < 18; index += 1) {
    const [far, near] = [grid.length - 11 + (index % 3), Math.floor(index / 3)]
    const isDark = ((bits >>> index) & 1) === 1
    grid[far]![near] = isDark
    grid[near]![far] = isDark
  }
}

function remainderOf(value: number, degree: number, divisor: number): number {
  let remainder = value
  for (let turn = 0; turn < degree; turn += 1) {
    remainder = (remainder << 1) ^ ((remainder >>> (degree - 1)) * divisor)
  }
  return remainder
}
