import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import type { Source } from '@sarai/frame/palette/use-found-commands.ts'
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

export function usePaletteSources(roles: readonly StaffRole[]): Source[] {
  const t = useDeskWords()
  const { language } = useLanguage()
  return kinds
    .filter((kind) => kind.roles.some((role) => roles.includes(role)))
    .map(({ find, title }) => ({
      title: t(title),
      find: async (text) => (await import('#app/palette-search.ts'))[find](text, language),
    }))
}
