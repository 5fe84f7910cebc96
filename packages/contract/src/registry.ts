import * as z from 'zod/mini'
import { operation } from '#operation.ts'

/** Names to choose from while typing: public, the same for everybody, and under an address of their own. */

/** Fewer characters find too much to choose from. */
const shortestFilter = 2

const query = z.strictObject({
  filter: z.string().check(z.trim(), z.minLength(shortestFilter, 'short'), z.maxLength(60)),
})
const named = { Name: z.string(), LatinName: z.string() }

export const findAirports = operation({
  name: 'findAirports',
  summary: 'Airports by a part of their name, city or code, the busiest first. Twenty at most.',
  method: 'GET',
  path: '/registry/airports',
  access: 'anyone',
  query,
  reply: z.array(z.strictObject({ Iata: z.string(), ...named, City: z.string(), CountryCode: z.string() })),
})

export const findAirlines = operation({
  name: 'findAirlines',
  summary: 'Airlines by a part of their name or by their code. Twenty at most.',
  method: 'GET',
  path: '/registry/airlines',
  access: 'anyone',
  query,
  reply: z.array(z.strictObject({ Iata: z.string(), ...named, CountryCode: z.string() })),
})

export const listAirlines = operation({
  name: 'listAirlines',
  summary: 'Every airline that a flight can name, those of the trade first.',
  method: 'GET',
  path: '/api/AirLineInfo',
  access: 'agency',
  answers: 'List_AirLineInfoDTO',
  reply: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      latinName: z.string(),
      iata: z.string(),
      /** The same; the specification names it both ways. */
      IataCode: z.string(),
    }),
  ),
})

export const findCountries = operation({
  name: 'findCountries',
  summary: 'Countries by a part of their name or by their code; those of the trade first. Twenty at most.',
  method: 'GET',
  path: '/registry/countries',
  access: 'anyone',
  query,
  reply: z.array(z.strictObject({ Code: z.string(), Title: z.string(), LatinTitle: z.string() })),
})

export const findLocations = operation({
  name: 'findLocations',
  summary: 'Cities and districts by a part of their name; cities first. Twenty at most.',
  method: 'GET',
  path: '/registry/locations',
  access: 'anyone',
  query,
  reply: z.array(
    z.strictObject({
      Id: z.string(),
      Title: z.string(),
      LatinTitle: z.string(),
      /** Of a district: the city that holds it. */
      CityId: z.nullable(z.string()),
      City: z.nullable(z.string()),
      CountryCode: z.string(),
    }),
  ),
})

export const registryOperations = [findAirports, findAirlines, listAirlines, findCountries, findLocations] as const
