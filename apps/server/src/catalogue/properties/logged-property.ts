import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'
import type { PropertyChange } from '@sarai/wire/desk/properties.ts'
import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import { day, money, number, text, valuesOf, word, yesNo } from '#activity/values.ts'

/** A hotel in a package, as the activity log compares it. */
export const loggedProperty = valuesOf<Omit<PropertyChange, 'version'>>({
  board: word('board'),
  availableFrom: day,
  availableUntil: day,
  active: yesNo,
})

/** Prices in the currency of the package. */
export function loggedRoomType(room: RoomTypeFields, currency: string): ActivityValues {
  const price = money(currency)
  return valuesOf<RoomTypeFields>({
    nameEn: text,
    nameFa: text,
    view: word('view'),
    board: word('board'),
    baseCapacity: number,
    extraBedIsAllowed: yesNo,
    childWithBedIsAllowed: yesNo,
    childNoBedIsAllowed: yesNo,
    extraBedAndChildWithBedAreAllowedTogether: yesNo,
    basePrice: price,
    childNoBedPrice: price,
    childWithBedPrice: price,
    extraBedPrice: price,
    active: yesNo,
  })(room)
}
