import { listAgencies, readAgency } from '@sarai/wire/desk/agencies.ts'
import { listStaff } from '@sarai/wire/desk/staff.ts'
import type { OptionSearch } from '@sarai/ui/kit/choice/option-search.ts'
import { searchIn } from '@sarai/ui/kit/choice/option.ts'
import { api } from '#shared/api.ts'

export const findAgencies: OptionSearch = async (search) => {
  const { rows } = await api(listAgencies, { query: { search, limit: 10 } })
  return rows.map(({ id, name, email }) => ({ id: String(id), label: name, note: email }))
}

/** The desk's people, and those of the agency that is chosen. Anybody else is found by their name in the log. */
export function peopleOf(agency: string | undefined): OptionSearch {
  return async (text) => {
    const [staff, users] = await Promise.all([
      api(listStaff, { query: { limit: 100 } }),
      agency === undefined ? [] : api(readAgency, { params: { id: Number(agency) } }).then((found) => found.users),
    ])
    const people = [
      ...users.map(({ id, name, email }) => ({ id: `agency-${id}`, label: name, note: email })),
      ...staff.rows.map(({ id, name, username }) => ({ id: `staff-${id}`, label: name || username, note: username })),
    ]
    return searchIn(people)(text)
  }
}
