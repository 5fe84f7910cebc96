import { guestTypes } from '#stay/guest-type.ts'
import type { GuestTypeCode } from '#stay/guest-type.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'
import type { ChosenExtras, Extra } from '#catalogue/room-rates.ts'

/** The flags of a room type, named as on the wire. */
export type RoomRules = {
  readonly extraBedIsAllowed: boolean
  readonly childWithBedIsAllowed: boolean
  readonly childNoBedIsAllowed: boolean
  readonly extraBedAndChildWithBedAreAllowedTogether: boolean
}

export type RoomOccupancy = { readonly baseCapacity: number; readonly rules: RoomRules }

const permissions = {
  extraBed: 'extraBedIsAllowed',
  childWithBed: 'childWithBedIsAllowed',
  childNoBed: 'childNoBedIsAllowed',
} as const satisfies Record<Extra, keyof RoomRules>

export function isAllowed(extra: Extra, rules: RoomRules): boolean {
  return rules[permissions[extra]]
}

/** Who gets the one additional bed of a room. */
export type BedChoice = 'adult' | 'child' | 'none'

/** Both kinds of bed are allowed but not together: the room offers one choice instead of two switches [wizard-11]. */
export function mustChooseBed(rules: RoomRules): boolean {
  return rules.extraBedIsAllowed && rules.childWithBedIsAllowed && !rules.extraBedAndChildWithBedAreAllowedTogether
}

/** One turns the other off. The child without a bed is a matter of its own. */
export function chooseBed(choice: BedChoice, extras: ChosenExtras): ChosenExtras {
  return { ...extras, extraBed: choice === 'adult', childWithBed: choice === 'child' }
}

/** The extras, if the room's rules allow them. */
export function checkExtras(extras: ChosenExtras, rules: RoomRules): Result<ChosenExtras> {
  const chosen = (['extraBed', 'childWithBed', 'childNoBed'] as const).filter((extra) => extras[extra])
  const forbidden = chosen.filter((extra) => !isAllowed(extra, rules))
  if (forbidden.length > 0) return refuse('OCCUPANCY_RULE', { fields: forbidden })
  if (extras.extraBed && extras.childWithBed && mustChooseBed(rules)) {
    return refuse('OCCUPANCY_RULE', { fields: ['extraBed', 'childWithBed'] })
  }
  return ok(extras)
}

/** The guest forms of a room: one main adult for each of its own beds, and one guest for each extra [wizard-10]. */
export function guestTypesOf(baseCapacity: number, extras: ChosenExtras): GuestTypeCode[] {
  const mainGuests = Array.from({ length: baseCapacity }, () => guestTypes.ADT.code)
  const extraGuests = Object.values(guestTypes).filter(({ extra }) => extra && extras[extra])
  return [...mainGuests, ...extraGuests.map(({ code }) => code)]
}

/** The extras, if the rules allow them and exactly the guests who belong to them are named, in any order. */
export function checkOccupancy(
  { baseCapacity, rules }: RoomOccupancy,
  extras: ChosenExtras,
  guests: readonly GuestTypeCode[],
): Result<ChosenExtras> {
  const allowed = checkExtras(extras, rules)
  if (!allowed.ok) return allowed
  const expected = guestTypesOf(baseCapacity, extras).toSorted().join()
  return guests.toSorted().join() === expected ? allowed : refuse('OCCUPANCY_RULE', { fields: ['guests'] })
}
