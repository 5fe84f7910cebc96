import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { AgencyCaller } from '#caller.ts'
import { askRoomsOf } from '#catalogue/prices/sold-rooms.ts'
import { askPropertyForSale } from '#catalogue/prices/sold-property.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { askedStay, stayOf } from '#reservations/quotes/asked-stay.ts'
import { holdPrice } from '#reservations/quotes/hold-price.ts'

/** Everything that the price depends on is read in the transaction that holds it. */
export function validateRequest(db: Database, caller: AgencyCaller, body: AskedStayBody): Promise<QuoteReply> {
  const { agencyId } = caller
  const propertyId = body.AccommodationPropertyId
  const onOffer = [
    askPropertyForSale(agencyId, propertyId, stayOf(body)),
    askRoomsOf(propertyId),
    askHousePolicy(),
  ] as const
  return db.write(caller, onOffer, (tx, [property, rooms, policy]) => {
    const asked = askedStay(agencyId, body, { property, rooms, policy })
    return holdPrice(tx, caller, asked, { sign: property!.sign, rooms })
  })
}
