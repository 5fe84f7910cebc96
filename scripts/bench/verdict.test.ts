import { describe, expect, it } from 'vitest'
import type { Measured } from './measure-paths.ts'
import { fallen } from './kept-ratios.ts'
import { hotPaths } from './hot-paths.ts'
import { judge } from './verdict.ts'

describe('a bar', () => {
  it.each([
    ['is met by the median, whatever a single round says', [0.8, 0.8, 0.5], 'pass'],
    ['is missed by the median', [0.7, 0.71, 0.72], 'fail'],
    ['is missed in a calm run though a round met it', [0.7, 0.71, 0.76], 'fail'],
    ['is neither in a restless run', [0.4, 0.7, 0.9], 'noisy'],
    ['is missed in a restless run of which no round met it', [0.3, 0.5, 0.7], 'fail'],
  ] as const)('%s', (_, rounds, verdict) => {
    expect(judge(rounds, 0.75, 'at least')).toBe(verdict)
  })

  it('may be one not to go above', () => {
    expect(judge([1.1, 1.2, 1.4], 1.3, 'at most')).toBe('pass')
    expect(judge([1.4, 1.4, 1.4], 1.3, 'at most')).toBe('fail')
  })
})

describe('a path whose ratio was kept', () => {
  const [path] = hotPaths
  const measured = (product: number): Measured[] => {
    return [{ path: path!, trips: 1, rounds: [{ product, bare: 80, engine: 60 }] }]
  }
  const kept = { [path!.name]: 0.8 }

  it('may be a little dearer', () => {
    expect(fallen(measured(125), kept)).toEqual([])
  })

  it('may not be dearer by a third, nor come without one', () => {
    expect(fallen(measured(140), kept)).toEqual([`${path!.name}: bare/product fell from 0.8 to 0.57`])
    expect(fallen(measured(100), {})).toHaveLength(1)
  })
})
