import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type {
  findAirlines,
  findAirports,
  findCountries,
  findLocations,
  listAirlines,
} from '@sarai/wire/portal/registry.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { Place } from '#reference/location-queries.ts'
import type { Airline, Airport, Country } from '#reference/registries.ts'

type One<Reply extends readonly unknown[]> = Reply[number]

export function presentAirport(language: Language, airport: Airport): One<ReplyOf<typeof findAirports>> {
  return {
    Iata: airport.iata,
    Name: (language === 'fa' && airport.persianName) || airport.latinName,
    LatinName: airport.latinName,
    City: (language === 'fa' && airport.cityFa) || airport.city,
    CountryCode: airport.countryCode,
  }
}

export function presentAirline(language: Language, airline: Airline): One<ReplyOf<typeof findAirlines>> {
  return {
    Iata: airline.iata,
    Name: (language === 'fa' && airline.persianName) || airline.latinName,
    LatinName: airline.latinName,
    CountryCode: airline.countryCode ?? '',
  }
}

export function presentListedAirline(language: Language, airline: Airline): One<ReplyOf<typeof listAirlines>> {
  return {
    id: airline.iata,
    name: (language === 'fa' && airline.persianName) || airline.latinName,
    latinName: airline.latinName,
    iata: airline.iata,
    IataCode: airline.iata,
  }
}

export function presentCountry(language: Language, country: Country): One<ReplyOf<typeof findCountries>> {
  return {
    Code: country.code,
    Title: language === 'fa' ? country.titleFa : country.titleEn,
    LatinTitle: country.titleEn,
  }
}

export function presentPlace(language: Language, place: Place): One<ReplyOf<typeof findLocations>> {
  const isPersian = language === 'fa'
  return {
    Id: place.id,
    Title: isPersian ? place.name_fa : place.name_en,
    LatinTitle: place.name_en,
    CityId: place.city_id,
    City: isPersian ? place.city_fa : place.city_en,
    CountryCode: place.country_code,
  }
}
