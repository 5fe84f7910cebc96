import { ageOn, type CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { guestTypes, type GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { ListGuest } from '#features/new-request/guest-list/understanding/list-guest.ts'

/** The ages that a guest may have on the check-in day: none is known, one, or two while a date can be read in two ways. */
export type Ages = readonly number[]

export function agesOf({ dateOfBirth, doubts }: ListGuest, checkIn: CalendarDay): Ages {
  if (dateOfBirth !== undefined) return [ageOn(checkIn, dateOfBirth)]
  const days = doubts.flatMap((doubt) => (doubt.about === 'twoDays' ? doubt.days : []))
  return days.map((day) => ageOn(checkIn, day))
}

/** A bed that is paid in full, for anyone. */
export const isAdultPlace = (type: GuestTypeCode) => guestTypes[type].ages === undefined

/** Whether a place is meant for this very age: a child's own. */
export function isOwnPlace(type: GuestTypeCode, ages: Ages): boolean {
  const meant = guestTypes[type].ages
  return meant !== undefined && ages.length > 0 && ages.every((age) => meant.youngest <= age && age <= meant.oldest)
}

/** The type of a child's own place; undefined for adults and for whoever's age is not known. */
export function ownTypeOf(ages: Ages): GuestTypeCode | undefined {
  return Object.values(guestTypes).find(({ code }) => isOwnPlace(code, ages))?.code
}

/** What the server would take. Whose age is not known may stand anywhere until the form asks for it. */
export function fitsPlace(type: GuestTypeCode, ages: Ages): boolean {
  return ages.length === 0 || isAdultPlace(type) || isOwnPlace(type, ages)
}
