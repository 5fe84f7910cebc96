import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { Seeker } from '#features/new-request/guest-list/placing/placing.ts'

/**
 * So many others may stand between two of a family: a mother with her own name between father and children. Further
 * apart one last name is chance: half of a tour may be called Karimi.
 */
const widestGap = 2

/** The guests in families of one last name, each at the place in the list where its first member stands. */
export function familiesOf(seekers: readonly Seeker[]): Seeker[][] {
  const families: { key: string; last: number; members: Seeker[] }[] = []
  for (const [at, seeker] of seekers.entries()) {
    const key = searchKey(seeker.lastName)
    const known = families.findLast((family) => family.key === key && at - family.last <= widestGap + 1)
    if (known && key !== '') {
      known.members.push(seeker)
      known.last = at
    } else families.push({ key, last: at, members: [seeker] })
  }
  return families.map(({ members }) => members)
}
