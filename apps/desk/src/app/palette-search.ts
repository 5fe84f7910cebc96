import { listAgencies } from '@sarai/wire/desk/agencies.ts'
import { listHotels } from '@sarai/wire/desk/hotels.ts'
import { listPackages } from '@sarai/wire/desk/packages.ts'
import { findRequestAgencies, findRequestHotels } from '@sarai/wire/desk/requests/queues.ts'
import { listStaff } from '@sarai/wire/desk/staff.ts'
import { foundPeople } from '@sarai/frame/palette/found-people.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { Command } from '@sarai/ui/kit/commands/command.ts'
import { api } from '#shared/api.ts'

/** What the palette finds, each with where it leads. Loaded with the first letters that are typed there. */

type Found = (search: string, language: Language) => Promise<readonly Command[]>

const limit = 5
const named = (language: Language, { nameEn, nameFa }: { nameEn: string; nameFa: string }) =>
  language === 'fa' ? nameFa : nameEn

export const hotels: Found = async (search, language) => {
  const { rows } = await api(listHotels, { query: { search, limit } })
  return rows.map((hotel) => ({
    id: `hotel ${hotel.id}`,
    label: named(language, hotel),
    note: named(language, hotel.place),
    href: `/hotels/${hotel.id}`,
  }))
}

export const packages: Found = async (search, language) => {
  const { rows } = await api(listPackages, { query: { search, limit } })
  return rows.map(({ id, titleEn, titleFa }) => ({
    id: `package ${id}`,
    label: language === 'fa' ? titleFa : titleEn,
    href: `/packages/${id}`,
  }))
}

/** By its name, its manager's, a mobile or an e-mail. */
export const agencies: Found = async (search) => {
  const { rows } = await api(listAgencies, { query: { search, limit } })
  return rows.map(({ id, name, managerName }) => ({
    id: `agency ${id}`,
    label: name,
    note: managerName,
    href: `/agencies/${id}`,
  }))
}

/** Whoever answers requests finds the requests of an agency. */
export const agenciesAsked: Found = async (search) => {
  const found = await api(findRequestAgencies, { query: { search } })
  return found.agencies
    .slice(0, limit)
    .map(({ id, name }) => ({ id: `asked by ${id}`, label: name, href: `/requests?agency=${id}` }))
}

export const hotelsAsked: Found = async (search, language) => {
  const found = await api(findRequestHotels, { query: { search } })
  return found.hotels.slice(0, limit).map((hotel) => ({
    id: `asked for ${hotel.id}`,
    label: named(language, hotel),
    href: `/requests?hotel=${hotel.id}`,
  }))
}

/** The desk's own people: there are few, and they have one page together. */
export const people: Found = async (search) => {
  const { rows } = await api(listStaff, { query: { limit: 100 } })
  const staff = rows.map(({ id, name, username }) => ({ id, name: name || username, login: username }))
  return foundPeople(staff, search, limit, '/staff')
}
