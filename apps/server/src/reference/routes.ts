import { findAirlines, findAirports, findCountries, findLocations, listAirlines } from '@sarai/wire/portal/registry.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { AnswerCache } from '#http/answers/answer-cache.ts'
import { jsonOf } from '#http/answers/ready-answer.ts'
import type { Serve } from '#http/serve.ts'
import { placeRegistry } from '#reference/location-queries.ts'
import {
  presentAirline,
  presentAirport,
  presentCountry,
  presentListedAirline,
  presentPlace,
} from '#reference/registry-presenter.ts'
import { airlines, airlinesHolding, airportsHolding, countriesHolding } from '#reference/registries.ts'

/** Answers are kept by language and by what is looked for, as the registry reads it. Places have a state as well. */
export function serveRegistries(serve: Serve, { db, cache }: { db: Database; cache: AnswerCache }) {
  const placesNow = placeRegistry(db)

  serve(findAirports, ({ query: { filter } }, { language }) =>
    cache.remember(findAirports, `${language} ${searchKey(filter)}`, async () => ({
      json: jsonOf(airportsHolding(filter).map((airport) => presentAirport(language, airport))),
    })),
  )
  serve(findAirlines, ({ query: { filter } }, { language }) =>
    cache.remember(findAirlines, `${language} ${searchKey(filter)}`, async () => ({
      json: jsonOf(airlinesHolding(filter).map((airline) => presentAirline(language, airline))),
    })),
  )
  serve(listAirlines, (_, { language }) =>
    cache.remember(listAirlines, language, async () => ({
      json: jsonOf(airlines.map((airline) => presentListedAirline(language, airline))),
    })),
  )
  serve(findCountries, ({ query: { filter } }, { language }) =>
    cache.remember(findCountries, `${language} ${searchKey(filter)}`, async () => ({
      json: jsonOf(countriesHolding(filter).map((country) => presentCountry(language, country))),
    })),
  )
  serve(findLocations, async ({ query: { filter } }, caller) => {
    const { language } = caller
    const places = await placesNow(caller)
    return cache.remember(findLocations, `${language} ${places.revision} ${searchKey(filter)}`, async () => ({
      json: jsonOf(places.holding(filter).map((place) => presentPlace(language, place))),
    }))
  })
}
