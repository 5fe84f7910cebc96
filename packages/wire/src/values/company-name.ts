import * as z from 'zod/mini'
import { filledLine } from '#values/text.ts'

/** Letters, digits, spaces or underscores, with at least one letter or digit; of any alphabet. ZWNJ is Persian spelling. */
export const companyName = filledLine(120).check(
  // What may stand before the first letter or digit holds none: there is one way to read a name, and no going back.
  z.regex(/^[\p{M}\s_\u200C]*[\p{L}\p{N}][\p{L}\p{M}\p{N}\s_\u200C]*$/u, 'companyName'),
)
