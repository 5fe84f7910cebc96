import { findAirlines, findAirports, findCountries, findLocations, listAirlines } from '@sarai/wire/portal/registry.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Exchange, Serve } from '#http/serve.ts'
import { placeRegistry } from '#reference/location-queries.ts'
import { airlines, airlinesHolding, airportsHolding, countriesHolding } from '#reference/registries.ts'

/** The answers change with a release; browsers and the edge may keep them for an hour, by language. */
function keepForAnHour({ reply }: Exchange): void {
  void reply.header('cache-control', 'public, max-age=3600')
}

export function serveRegistries(serve: Serve, { db }: { db: Database }) {
  const placesHolding = placeRegistry(db)

  serve(findAirports, async ({ query }, { language }, exchange) => {
    keepForAnHour(exchange)
    return airportsHolding(query.filter).map(({ iata, latinName, persianName, city, cityFa, countryCode }) => ({
      Iata: iata,
      Name: (language === 'fa' && persianName) || latinName,
      LatinName: latinName,
      City: (language === 'fa' && cityFa) || city,
      CountryCode: countryCode,
    }))
  })
  serve(findAirlines, async ({ query }, { language }, exchange) => {
    keepForAnHour(exchange)
    return airlinesHolding(query.filter).map(({ iata, latinName, persianName, countryCode }) => ({
      Iata: iata,
      Name: (language === 'fa' && persianName) || latinName,
      LatinName: latinName,
      CountryCode: countryCode ?? '',
    }))
  })
  serve(listAirlines, async (_, { language }, { reply }) => {
    void reply.header('cache-control', 'private, max-age=3600')
    return airlines.map(({ iata, latinName, persianName }) => ({
      id: iata,
      name: (language === 'fa' && persianName) || latinName,
      latinName,
      iata,
      IataCode: iata,
    }))
  })
  serve(findCountries, async ({ query }, { language }, exchange) => {
    keepForAnHour(exchange)
    return countriesHolding(query.filter).map(({ code, titleEn, titleFa }) => ({
      Code: code,
      Title: language === 'fa' ? titleFa : titleEn,
      LatinTitle: titleEn,
    }))
  })
  serve(findLocations, async ({ query }, caller, exchange) => {
    const places = await placesHolding(caller, query.filter)
    keepForAnHour(exchange)
    const isPersian = caller.language === 'fa'
    return places.map((place) => ({
      Id: place.id,
      Title: isPersian ? place.name_fa : place.name_en,
      LatinTitle: place.name_en,
      CityId: place.city_id,
      City: isPersian ? place.city_fa : place.city_en,
      CountryCode: place.country_code,
    }))
  })
}
