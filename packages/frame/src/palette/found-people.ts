import { searchIn } from '@sarai/ui/kit/choice/option.ts'
import type { Command } from '@sarai/ui/kit/commands/command.ts'

/** Somebody who is found by their name or by what they log in with. */
type Person = { id: number | string; name: string; login: string }

/** People of whom there are few, and who have one page together. */
export function foundPeople(people: readonly Person[], search: string, most: number, href: string): Command[] {
  const options = people.map(({ id, name, login }) => ({
    id: `person ${id}`,
    label: name,
    note: login,
    alsoFoundBy: [login],
  }))
  return searchIn(options, most)(search).map(({ id, label, note }) => ({ id, label, note, href }))
}
