import { ageOn, parseCalendarDay } from '#ground/calendar-day.ts'
import type { CalendarDay } from '#ground/calendar-day.ts'
import { compactCode } from '#ground/text/compact-code.ts'
import { guestTypes } from '#stay/guest-type.ts'
import type { GuestTypeCode } from '#stay/guest-type.ts'
import { optional, readAll } from '#ground/read-fields.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'

export type Gender = 'Female' | 'Male'

export type Guest = {
  readonly type: GuestTypeCode
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: CalendarDay | null
  readonly gender: Gender
  /** It may follow later: until then the stay is not ready, but it can be asked for. */
  readonly passportNumber: string | null
  /** ISO 3166 alpha-2. */
  readonly nationalityCode: string
}

export type TypedGuest = {
  readonly type: GuestTypeCode
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth?: string
  readonly gender?: string
  readonly passportNumber: string
  readonly nationalityCode: string
}

/** Nobody is older; a greater age is a Jalali year in a Gregorian field. */
const oldestAge = 120

const longestName = 60
/** Those of passports: small capitals and phonetic letters are of the Latin script, too, and nobody's name. */
const letters = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u1e00-\\u1eff'
const latinWords = new RegExp(`^[${letters}]+(?:[ '-][${letters}]+)*$`)

/**
 * A name as the passport spells it: Latin letters (accented ones too), with single spaces, hyphens or apostrophes
 * between them. Runs of spaces, typographic apostrophes and hyphens, and the invisible marks that copying brings are put
 * right, the rest is kept as typed.
 */
export function parseName(typed: string): string | undefined {
  const name = typed
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name.length <= longestName && latinWords.test(name) ? name : undefined
}

/** 5 to 20 of A-Z and 0-9; passports print no other characters. */
export function parsePassportNumber(typed: string): string | undefined {
  const number = compactCode(typed)
  return /^[A-Z0-9]{5,20}$/.test(number) ? number : undefined
}

function parseNationality(typed: string): string | undefined {
  const code = compactCode(typed)
  return /^[A-Z]{2}$/.test(code) ? code : undefined
}

/** Female unless said otherwise [wizard-13]. */
function parseGender(typed = 'Female'): Gender | undefined {
  return typed === 'Female' || typed === 'Male' ? typed : undefined
}

/** Only children must tell it; whoever does must be born by the check-in day. */
function parseDateOfBirth(typed: TypedGuest, checkIn: CalendarDay): CalendarDay | null | undefined {
  const day = optional(typed.dateOfBirth, parseCalendarDay)
  if (day === null) return guestTypes[typed.type].ages ? undefined : null
  if (day === undefined) return undefined
  const age = ageOn(checkIn, day)
  return age >= 0 && age <= oldestAge ? day : undefined
}

/** The guest as we keep it, or everything that has to be corrected [wizard-13]. */
export function checkGuest(typed: TypedGuest, checkIn: CalendarDay): Result<Guest> {
  const guest = readAll<Guest>(
    {
      type: typed.type,
      firstName: parseName(typed.firstName),
      lastName: parseName(typed.lastName),
      dateOfBirth: parseDateOfBirth(typed, checkIn),
      gender: parseGender(typed.gender),
      passportNumber: optional(typed.passportNumber, parsePassportNumber),
      nationalityCode: parseNationality(typed.nationalityCode),
    },
    'GUEST_INVALID',
  )
  return guest.ok ? checkAge(guest.value, checkIn) : guest
}

/** A child must be of the age of its type on the check-in day. An adult's bed may be taken by anyone: it is paid in full. */
export function checkAge<Child extends Pick<Guest, 'type' | 'dateOfBirth'>>(
  guest: Child,
  checkIn: CalendarDay,
): Result<Child> {
  const { ages } = guestTypes[guest.type]
  if (!ages || !guest.dateOfBirth) return ok(guest)
  const age = ageOn(checkIn, guest.dateOfBirth)
  const fits = ages.youngest <= age && age <= ages.oldest
  return fits ? ok(guest) : refuse('AGE_MISMATCH', { values: ages, fields: ['dateOfBirth'] })
}
