import type { AgencyId, HotelId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Guest } from '@sarai/domain/stay/guest.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { query, type Tx } from '#database/query.ts'

const addRequestTerms = query<{ agencyId: AgencyId; requestId: RequestId; terms: readonly string[] }>(`
  insert into request_term (agency_id, term, request_id) select $agencyId, unnest($terms::text[]), $requestId`)
const dropTerms = query<{ agencyId: AgencyId; requestId: RequestId; terms: readonly string[] }>(`
  delete from request_term where agency_id = $agencyId and term = any($terms::text[]) and request_id = $requestId`)
/** Of a hotel that the agency has asked for before they are all there. */
const addWords = query<{ agencyId: AgencyId; hotelId: HotelId; nameEn: string; nameFa: string }>(`
  insert into requested_word (agency_id, word, hotel_id)
  select $agencyId, word, $hotelId from unnest(name_words($nameEn) || name_words($nameFa)) word
  on conflict do nothing`)

type Found = {
  readonly agencyId: AgencyId
  readonly requestId: RequestId
  readonly agencyRef: string
  /** By room. */
  readonly guests: readonly (readonly Guest[])[]
  readonly hotel: { readonly hotelId: HotelId; readonly nameEn: string; readonly nameFa: string }
}

/** What the list finds a request by, besides its number. Of a guest that is the folded last name and nothing else. */
export async function addTerms(tx: Tx, { agencyId, requestId, agencyRef, guests, hotel }: Found): Promise<void> {
  const terms = termsOf(
    agencyRef,
    guests.flat().map(({ lastName }) => lastName),
  )
  if (terms.length > 0) await addRequestTerms.later(tx, { agencyId, requestId, terms })
  await addWords.later(tx, { agencyId, ...hotel })
}

type Typed = { readonly agencyRef: string; readonly lastNames: readonly string[] }

/** Only what is different is written: to look for the terms of a request would be to read all of its agency. */
export async function moveTerms(
  tx: Tx,
  of: { agencyId: AgencyId; requestId: RequestId },
  { from, to }: { from: Typed; to: Typed },
): Promise<void> {
  const before = termsOf(from.agencyRef, from.lastNames)
  const after = termsOf(to.agencyRef, to.lastNames)
  const gone = before.filter((term) => !after.includes(term))
  const added = after.filter((term) => !before.includes(term))
  if (gone.length > 0) await dropTerms.later(tx, { ...of, terms: gone })
  if (added.length > 0) await addRequestTerms.later(tx, { ...of, terms: added })
}

function termsOf(agencyRef: string, lastNames: readonly string[]): string[] {
  return [...new Set([agencyRef, ...lastNames].map(searchKey))].filter((term) => term !== '')
}
