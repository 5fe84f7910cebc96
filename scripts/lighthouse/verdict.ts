/** What is asked of a page, of a hundred points each. */
export type Bars = { accessibility: number; 'best-practices': number; performance: number }
export type Category = keyof Bars
export type Scores = Readonly<Record<Category, number>>

export const categories = ['accessibility', 'best-practices', 'performance'] as const satisfies readonly Category[]

/** The one in the middle: a moment in which the machine did something else decides nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function mediansOf(runs: readonly Scores[]): Scores {
  const of = (category: Category) => median(runs.map((run) => run[category]))
  return { accessibility: of('accessibility'), 'best-practices': of('best-practices'), performance: of('performance') }
}

export function tooLow(page: string, scores: Scores, bars: Bars): string[] {
  return categories
    .filter((category) => scores[category] < bars[category])
    .map((category) => `${page}: ${category} ${scores[category]}, ${bars[category]} is asked for`)
}

export function tableOf(rows: readonly { page: string; scores: Scores; bars: Bars }[]): string {
  const lines = rows.map(({ page, scores, bars }) => [
    page.padEnd(16),
    ...categories.map((category) => `${scores[category]} of ${bars[category]}`.padStart(14)),
  ])
  const head = ['page'.padEnd(16), ...categories.map((category) => category.padStart(14))]
  return [head, ...lines].map((line) => line.join('  ')).join('\n')
}
