import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { line } from '#values/text.ts'
import { anyText } from '#values/reply-values.ts'

/** Names to choose from while typing: public, the same for everybody, and under an address of their own. */

/** Fewer characters find too much to choose from. */
const shortestFilter = 2

const query = z.strictObject({
  filter: line(60).check(z.minLength(shortestFilter, 'short')),
})
const named = { Name: anyText, LatinName: anyText }

export const findAirports = operation({
  name: 'findAirports',
  summary: 'Airports by a part of their name, city or code, the busiest first. Twenty at most.',
  method: 'GET',
  path: '/registry/airports',
  access: 'anyone',
  kept: 'public, max-age=3600',
  query,
  reply: z.array(z.strictObject({ Iata: anyText, ...named, City: anyText, CountryCode: anyText })),
})

export const findAirlines = operation({
  name: 'findAirlines',
  summary: 'Airlines by a part of their name or by their code. Twenty at most.',
  method: 'GET',
  path: '/registry/airlines',
  access: 'anyone',
  kept: 'public, max-age=3600',
  query,
  reply: z.array(z.strictObject({ Iata: anyText, ...named, CountryCode: anyText })),
})

export const listAirlines = operation({
  name: 'listAirlines',
  summary: 'Every airline that a flight can name, those of the trade first.',
  method: 'GET',
  path: '/api/AirLineInfo',
  access: 'agency',
  kept: 'private, max-age=3600',
  answers: 'List_AirLineInfoDTO',
  reply: z.array(
    z.strictObject({
      id: anyText,
      name: anyText,
      latinName: anyText,
      iata: anyText,
      /** The same; the specification names it both ways. */
      IataCode: anyText,
    }),
  ),
})

export const findCountries = operation({
  name: 'findCountries',
  summary: 'Countries by a part of their name or by their code; those of the trade first. Twenty at most.',
  method: 'GET',
  path: '/registry/countries',
  access: 'anyone',
  kept: 'public, max-age=3600',
  query,
  reply: z.array(z.strictObject({ Code: anyText, Title: anyText, LatinTitle: anyText })),
})

export const findLocations = operation({
  name: 'findLocations',
  summary: 'Cities and districts by a part of their name; cities first. Twenty at most.',
  method: 'GET',
  path: '/registry/locations',
  access: 'anyone',
  kept: 'public, max-age=3600',
  query,
  reply: z.array(
    z.strictObject({
      Id: anyText,
      Title: anyText,
      LatinTitle: anyText,
      /** Of a district: the city that holds it. */
      CityId: z.nullable(anyText),
      City: z.nullable(anyText),
      CountryCode: anyText,
    }),
  ),
})

export const registryOperations = [findAirports, findAirlines, listAirlines, findCountries, findLocations] as const
