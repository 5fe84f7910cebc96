import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { Source } from '@sarai/frame/palette/use-found-commands.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { Command } from '@sarai/ui/kit/commands/command.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDeskWords } from '#app/desk-words.ts'

/** What the palette looks for: each kind of record for those whose role may open it. Admins find an agency itself, not its requests. */
const kinds = [
  { find: 'hotels', title: 'hotels', roles: ['catalogue', 'admin'] },
  { find: 'packages', title: 'packages', roles: ['catalogue', 'admin'] },
  { find: 'agencies', title: 'agencies', roles: ['admin'] },
  { find: 'agenciesAsked', title: 'requestsOfAgencies', roles: ['reservations'] },
  { find: 'hotelsAsked', title: 'requestsOfHotels', roles: ['reservations'] },
  { find: 'people', title: 'staff', roles: ['admin'] },
] as const satisfies readonly { find: string; title: string; roles: readonly StaffRole[] }[]

/** What has a number that people say to each other, and the address where it opens. */
const numbered = [
  { letter: 'r', name: 'request', at: '/requests/', roles: ['reservations', 'admin'] },
  { letter: 'c', name: 'contract', at: '/contracts/', roles: ['finance', 'admin'] },
  { letter: 'p', name: 'payment', at: '/receipts?open=', roles: ['finance', 'admin'] },
  { letter: 't', name: 'ticket', at: '/messages?ticket=', roles: ['reservations', 'admin'] },
] as const satisfies readonly { letter: string; name: string; at: string; roles: readonly StaffRole[] }[]

const typedNumber = /^(?:(?<letter>[rcpt]) ?\p{Pd}? ?)?(?<id>[1-9]\d{0,8})$/u

/** Nobody is asked whether there is such a one: the page that opens says so. */
function byNumber(typed: string, roles: readonly StaffRole[], nameOf: (name: NumberedName) => string): Command[] {
  const { letter, id } = typedNumber.exec(searchKey(typed))?.groups ?? {}
  if (id === undefined) return []
  return numbered
    .filter((kind) => (letter ?? kind.letter) === kind.letter && kind.roles.some((role) => roles.includes(role)))
    .map((kind) => ({
      id: `${kind.name} ${id}`,
      label: `${kind.letter.toUpperCase()}-${id}`,
      note: nameOf(kind.name),
      href: `${kind.at}${id}`,
    }))
}

type NumberedName = (typeof numbered)[number]['name']

export function usePaletteSources(roles: readonly StaffRole[]): Source[] {
  const t = useDeskWords()
  const { language } = useLanguage()
  return [
    { title: t('byNumber'), find: (text) => Promise.resolve(byNumber(text, roles, t)) },
    ...kinds
      .filter((kind) => kind.roles.some((role) => roles.includes(role)))
      .map(({ find, title }): Source => ({
        title: t(title),
        find: async (text) => (await import('#app/palette-search.ts'))[find](text, language),
      })),
  ]
}
