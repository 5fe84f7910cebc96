import * as z from 'zod/mini'
import { stripBidiControls } from '@sarai/domain/ground/text/bidi-controls.ts'
import { atMost, inPersianLetters } from '#values/text.ts'

/** Letters of any alphabet, spaces, hyphens, apostrophes, full stops; ZWNJ is Persian spelling. One letter at least. */
const nameSigns = /^[\p{M} .'\u2019\u200C\u2010\u2011-]*\p{L}[\p{L}\p{M} .'\u2019\u200C\u2010\u2011-]*$/u
/** A full stop ends a word or an initial. In the middle of one it makes an address, which mail programs turn into a link. */
const addressLike = /\.[\p{L}\p{M}]{2}/u

/** Without the invisible marks of direction: one of them turns around whatever stands beside the name. */
export const personName = z.string().check(
  z.overwrite(stripBidiControls),
  z.trim(),
  atMost(80),
  inPersianLetters,
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((name) => nameSigns.test(name) && !addressLike.test(name), 'personName'),
)
