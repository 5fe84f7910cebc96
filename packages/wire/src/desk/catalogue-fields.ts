import * as z from 'zod/mini'
import { filledLine } from '#values/text.ts'
import { amount, idInAddress, versionInAddress } from '#values/numbers.ts'
import { soldDay } from '#values/days.ts'

/** What the calls about the catalogue have in common. */

export const idParams = z.strictObject({ id: idInAddress })

/** The version that was read: of two people who change the same thing at once, one is told. */
export const versionRead = z.strictObject({ version: versionInAddress })

export const title = filledLine(120)
export const day = soldDay

export const price = amount

/** Refuses a range that ends before it begins, at its last day. */
export function inOrder<First extends string, Last extends string>(first: First, last: Last) {
  return z.refine<Record<First | Last, string>>((range) => range[first] <= range[last], {
    path: [last],
    error: 'range',
  })
}
