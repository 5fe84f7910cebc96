import { readRoomTypes as rooms, searchHotels as search } from '@sarai/wire/portal/catalogue.ts'
import { readRoomTypes } from '#catalogue/search/read-room-types.ts'
import { searchHotels, type SearchParts } from '#catalogue/search/search-hotels.ts'
import type { Serve } from '#http/serve.ts'

export function serveSearch(serve: Serve, { db, cache }: Omit<SearchParts, 'lastSeen'>) {
  const parts = { db, cache, lastSeen: { by: new Map() } }
  serve(search, ({ query }, caller) => searchHotels(parts, caller, query))
  serve(rooms, ({ params }, caller) => readRoomTypes(db, caller, params.id))
}
