import { readFileSync, writeFileSync } from 'node:fs'
import type { Measured } from './measure-paths.ts'
import { median } from './verdict.ts'

/** What the bare route costs of the product, by path, when that was last looked at. */
export type KeptRatios = Record<string, number>

/** A machine that is busy or another moves them by less; a call that goes to the database once more by about as much. */
const mayFallBy = 0.25

const file = new URL('./kept-ratios.json', import.meta.url)

export function readKeptRatios(): KeptRatios {
  return JSON.parse(readFileSync(file, 'utf8')) as KeptRatios
}

export function keepRatios(measured: readonly Measured[]): void {
  const ratios = Object.fromEntries(measured.map((one) => [one.path.name, ratioOf(one)]))
  writeFileSync(file, `${JSON.stringify({ ...readKeptRatios(), ...ratios }, null, 2)}\n`)
}

/** What has become dearer since, against a route that did not change with the product. */
export function fallen(measured: readonly Measured[], kept: KeptRatios): string[] {
  return measured.flatMap((one) => {
    const { name } = one.path
    const [now, before] = [ratioOf(one), kept[name]]
    if (before === undefined) return [`${name} has no kept ratio: npm run bench -- --keep`]
    return now < before * (1 - mayFallBy) ? [`${name}: bare/product fell from ${before} to ${now}`] : []
  })
}

function ratioOf({ rounds }: Measured): number {
  return Number(median(rounds.map(({ bare, product }) => bare / product)).toFixed(2))
}
