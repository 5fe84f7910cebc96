import type { PropertyId, RoomTypeId } from '#ground/ids.ts'
import type { Money } from '#ground/money.ts'
import type { ChosenExtras } from '#catalogue/room-rates.ts'
import type { Stay } from '#stay/stay.ts'

/** At a glance: more than three is a search, not advice. */
export const mostAlternatives = 3

/**
 * Another stay that the desk proposes where the one that was asked for cannot be. It is kept as it was shown: whoever
 * chooses it gets a fresh quote, and guests and flights are taken along.
 */
export type Alternative = {
  readonly propertyId: PropertyId
  readonly stay: Stay
  readonly rooms: readonly { readonly roomTypeId: RoomTypeId; readonly extras: ChosenExtras }[]
  readonly priceShown: Money
}

/** Why the desk ends a request: a reason that is counted, a sentence that is read, and what could be had instead. */
export type Refused = {
  /** One of the reasons that the house has set. */
  readonly reasonCode: string
  readonly reason: string
  readonly alternatives: readonly Alternative[]
}
