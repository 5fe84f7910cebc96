import { readFileSync } from 'node:fs'
import { createRegistry } from '#reference/registry.ts'

/** The data of others, with their licences, is named in NOTICE. */
function read<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T[]
}

export type Airport = {
  iata: string
  latinName: string
  persianName?: string
  city: string
  cityFa?: string
  countryCode: string
  rank: number
  aliases?: string[]
}
/** Of some airlines the country is not known. */
export type Airline = { iata: string; latinName: string; persianName?: string; countryCode?: string }
export type Country = { code: string; alpha3: string; titleEn: string; titleFa: string; order?: number }

const airports = read<Airport>('airports').toSorted((a, b) => b.rank - a.rank)
const last = 999
export const countries: readonly Country[] = read<Country>('countries').toSorted(
  (a, b) => (a.order ?? last) - (b.order ?? last),
)

const countryCodes: ReadonlySet<string> = new Set(countries.map(({ code }) => code))
export const isCountry = (code: string) => countryCodes.has(code)

export const airportsHolding = createRegistry(airports, (airport) => ({
  names: [airport.latinName, airport.persianName ?? '', airport.city, airport.cityFa ?? '', ...(airport.aliases ?? [])],
  codes: [airport.iata],
}))

/** Those of the trade come first in the file. */
export const airlines: readonly Airline[] = read('airlines')

export const airlinesHolding = createRegistry(airlines, (airline) => ({
  names: [airline.latinName, airline.persianName ?? ''],
  codes: [airline.iata],
}))

const airportsByCode = new Map(airports.map((airport) => [airport.iata, airport]))
const airlinesByCode = new Map(airlines.map((airline) => [airline.iata, airline]))

/** By its IATA code; agents may write one that nobody knows. */
export const airportOf = (iata: string): Airport | undefined => airportsByCode.get(iata)
export const airlineOf = (iata: string): Airline | undefined => airlinesByCode.get(iata)

export const countriesHolding = createRegistry(countries, (country) => ({
  names: [country.titleEn, country.titleFa],
  codes: [country.code, country.alpha3],
}))
