import { parseName, type Gender } from '@sarai/domain/stay/guest.ts'
import { suggestLatin } from '#features/new-request/guest-list/understanding/latin-names.ts'
import { splitTitle } from '#features/new-request/guest-list/understanding/gender.ts'

export type Names = { readonly firstName: string; readonly lastName: string }

/** "RAHIMI, NASRIN" has the last name first; without a comma it is the last word. */
function splitFullName(written: string): Names {
  const [last, ...rest] = written.split(/[,،]/)
  if (last !== undefined && rest.length > 0) return { firstName: rest.join(' ').trim(), lastName: last.trim() }
  const words = written.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}

/** The names without a title, and whom a title speaks of. A title after the comma counts too: "RAHIMI, MRS NASRIN". */
export function namesIn({ firstName, lastName, fullName }: Names & { fullName: string }) {
  const whole = splitTitle(fullName)
  const split = splitFullName(whole.name)
  const first = splitTitle(firstName === '' ? split.firstName : firstName)
  const last = splitTitle(lastName === '' ? split.lastName : lastName)
  const gender: Gender | undefined = whole.gender ?? first.gender ?? last.gender
  return { names: { firstName: first.name, lastName: last.name }, gender }
}

/** The names if the passport may spell them so, or what is known about how it spells them. */
export function readNames(written: Names): { names: Names } | { suggested: Names } {
  const firstName = parseName(written.firstName)
  const lastName = parseName(written.lastName)
  if (firstName !== undefined && lastName !== undefined) return { names: { firstName, lastName } }
  return {
    suggested: {
      firstName: firstName ?? suggestLatin(written.firstName),
      lastName: lastName ?? suggestLatin(written.lastName),
    },
  }
}
