/** The eight patterns that may be laid over the text, so that it does not look like a square or a line. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

const looksLikeSquare = new Set(['10111010000', '00001011101'])

/** How hard a code is to read: long runs, blocks, what looks like a large square, too much of one colour. */
export function penaltyOf(matrix: readonly (readonly boolean[])[]): number {
  const rows = matrix.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
  const columns = rows.map((_, at) => rows.map((row) => row[at]).join(''))
  const lines = [...rows, ...columns]
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2)
  const squares = lines.flatMap((line) =>
    Array.from(line, (_, at) => (looksLikeSquare.has(line.slice(at, at + 11)) ? 40 : 0)),
  )
  const blocks = rows.slice(1).flatMap((row, above) =>
    Array.from(row.slice(1), (_, at) => {
      const four = rows[above]!.slice(at, at + 2) + row.slice(at, at + 2)
      return four === '0000' || four === '1111' ? 3 : 0
    }),
  )
  const dark = rows.join('').replaceAll('0', '').length / matrix.length ** 2
  const imbalance = 10 * Math.floor(Math.abs(dark - 0.5) * 20)
  return [...runs, ...squares, ...blocks].reduce((sum, points) => sum + points, imbalance)
}
