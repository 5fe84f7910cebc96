import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { AskedStay } from '@sarai/domain/request/check-request.ts'
import type { Quote } from '@sarai/domain/stay/price/quote.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { presentPrice } from '#reservations/quotes/price-presenter.ts'

type Presented = {
  readonly quote: Quote
  readonly checkInAt: Instant
  readonly sign: string
  readonly asked: AskedStay
  readonly rooms: readonly SoldRoom[]
}

export function presentQuote(language: Language, { quote, checkInAt, sign, asked, rooms }: Presented): QuoteReply {
  const { price, policy } = quote
  return {
    QuoteId: quote.id,
    ExpiresAt: new Date(quote.expiresAt).toISOString(),
    ...presentPrice(language, {
      price,
      policy,
      checkInAt,
      sign,
      rooms: asked.rooms.map(({ roomTypeId }) => rooms.find(({ id }) => id === roomTypeId)!),
    }),
  }
}
