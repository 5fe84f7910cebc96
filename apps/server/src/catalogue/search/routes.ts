import { readRoomTypes as rooms, searchHotels as search } from '@sarai/wire/portal/catalogue.ts'
import { readRoomTypes } from '#catalogue/search/read-room-types.ts'
import { createAnswerCache } from '#catalogue/search/answer-cache.ts'
import { searchHotels, type HotelAnswer } from '#catalogue/search/search-hotels.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

/** A page of sixty cards is about 40 kB as objects, so this is some 20 MB of a process. */
const keptAnswers = 500

export function serveSearch(serve: Serve, { db }: { db: Database }) {
  const cache = createAnswerCache<HotelAnswer>(keptAnswers)

  serve(search, async ({ query }, caller, { reply }) => {
    const { hotels, total } = await searchHotels({ db, cache }, caller, query)
    void reply.header('x-total-count', `${total}`)
    return hotels
  })
  serve(rooms, ({ params }, caller) => readRoomTypes(db, caller, params.id))
}
