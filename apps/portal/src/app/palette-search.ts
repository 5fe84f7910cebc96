import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { listColleagues } from '@sarai/wire/portal/colleagues.ts'
import { findLocations } from '@sarai/wire/portal/registry.ts'
import { foundPeople } from '@sarai/frame/palette/found-people.ts'
import type { Command } from '@sarai/ui/kit/commands/command.ts'
import { api } from '#shared/api.ts'

/** What the palette finds, each with where it leads. */

type Found = (search: string) => Promise<readonly Command[]>

const most = 5
const newRequest = (asked: Record<string, string>) => `/reservations/new?${new URLSearchParams(asked).toString()}`

/** A hotel is sold in several packages, and stands here once. */
export const hotels: Found = async (search) => {
  const cards = await api(searchHotels, { query: { HotelName: search, PageSize: 20 } })
  const places = new Map(cards.map(({ hotelName, hotelPlace }) => [hotelName, hotelPlace]))
  return [...places]
    .slice(0, most)
    .map(([name, place]) => ({ id: `hotel ${name}`, label: name, note: place, href: newRequest({ name }) }))
}

export const places: Found = async (search) => {
  const found = await api(findLocations, { query: { filter: search } })
  return found.slice(0, most).map(({ Id, Title, City }) => ({
    id: `place ${Id}`,
    label: Title,
    ...(City !== null && { note: City }),
    href: newRequest({ place: Id, placeName: Title }),
  }))
}

/** They have one page together. */
export const people: Found = async (search) => {
  const colleagues = await api(listColleagues, {})
  const named = colleagues.map(({ Id, FirstName, LastName, Email }) => ({
    id: Id,
    name: `${FirstName} ${LastName}`,
    login: Email,
  }))
  return foundPeople(named, search, most, '/account/colleagues')
}
