import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Growth } from './measure-growth.ts'
import type { Measured, Round } from './measure-paths.ts'
import type { Streams } from './measure-streams.ts'
import { judge, median, type Verdict } from './verdict.ts'

const us = (nanoseconds: number) => `${(nanoseconds / 1_000).toFixed(0)} µs`.padStart(9)
const range = (values: readonly number[]) => `(${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`

/** What the product costs beside the bare parts. Answers how many bars were missed. */
export function tellPaths(measured: readonly Measured[]): number {
  if (measured.length === 0) return 0
  let missed = 0
  console.log(`${'path'.padEnd(24)}trips  product     bare   engine   bare/product              engine/product`)
  for (const { path, trips, rounds } of measured) {
    const cost = (side: keyof Round) => us(median(rounds.map((round) => round[side])))
    const told = (['bare', 'engine'] as const).map((side) => {
      const ratios = ratiosOf(rounds, side)
      const shown = `${median(ratios).toFixed(2)} ${range(ratios)}`
      const bar = path.bars[side]
      if (bar === undefined) return shown
      const verdict = judge(ratios, bar, 'at least')
      missed += count(verdict)
      return `${shown} ≥ ${bar.toFixed(2)} ${verdict}`
    })
    const costs = `${cost('product')}${cost('bare')}${cost('engine')}`
    console.log(`${path.name.padEnd(24)}${`${trips}`.padStart(5)}${costs}   ${told.join('   ')}`)
  }
  return missed
}

function ratiosOf(rounds: readonly Round[], side: 'bare' | 'engine'): number[] {
  return rounds.map((round) => round[side] / round.product)
}

export function tellGrowth({ kind, atMost, ratios, few, many }: Growth): number {
  const verdict = judge(ratios, atMost, 'at most')
  const grown = `${median(ratios).toFixed(2)} ${range(ratios)} ≤ ${atMost.toFixed(2)} ${verdict}`
  console.log(`${kind.padEnd(35)}${us(few)} → ${us(many)}   ${grown}`)
  return count(verdict)
}

export function tellStreams({ idle, took }: Streams): number {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  const figures: [what: string, figure: number, atMost: number, unit: string][] = [
    ['1,000 idle streams', idle, 3, 'ms of CPU a second'],
    ['commit to browser, p50', at(0.5), 4, 'ms'],
    ['commit to browser, p99', at(0.99), 30, 'ms'],
  ]
  for (const [what, figure, atMost, unit] of figures) {
    const verdict = figure <= atMost ? 'pass' : 'fail'
    console.log(`${what.padEnd(26)}${figure.toFixed(1).padStart(9)} ${unit} ≤ ${atMost} ${verdict}`)
  }
  return figures.filter(([, figure, atMost]) => figure > atMost).length
}

export function tellLoad(): void {
  const [lastMinute = 0] = loadavg()
  const taken = ((100 * (stolenSeconds() - stolenBefore)) / process.uptime() / availableParallelism()).toFixed(1)
  console.log(`load of the machine in the last minute: ${lastMinute.toFixed(2)}; taken from it by others: ${taken} %`)
}

/** Of all processors together: what the host of a virtual machine gave to others. The more, the later everything is. */
const stolenSeconds = () => Number(/^cpu +(?:\d+ ){7}(\d+)/.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? 0) / 100
const stolenBefore = stolenSeconds()

function count(verdict: Verdict): number {
  return verdict === 'fail' ? 1 : 0
}
