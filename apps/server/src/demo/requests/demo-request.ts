import type { SentFlight } from '@sarai/wire/portal/requests.ts'
import type { HotelLanguage, HotelSays } from '@sarai/domain/request/hotel-answer.ts'
import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'

/** An invented guest. The passport may be missing yet; only children tell how many years they are old. */
export type DemoGuest = {
  readonly type: GuestTypeCode
  readonly first: string
  readonly last: string
  readonly gender: 'Female' | 'Male'
  readonly passport: string
  readonly age?: number
}

/** By take-off and landing; a return flight goes the other way. */
export type DemoFlight = Pick<SentFlight, 'FlightNumber' | 'TakeOffTime' | 'LandingTime' | 'FlightDuration'>

/** What the desk or, where it cancels, the agency does with a request. Whose deadline is over, the worker cancels. */
export type DemoStep =
  /** The agency leaves so many nights later. */
  | { readonly stayLonger: number }
  | { readonly ask: string; readonly how: 'phone' | 'email' }
  /** Whom we send a link to; what the hotel says on its page; and a link that is taken back. */
  | { readonly link: string; readonly email: string; readonly language: HotelLanguage }
  | { readonly hotelSays: HotelSays & { readonly by: string; readonly remark?: string } }
  | 'withdraw the link'
  | { readonly note: string }
  /** A message of the agency, or of the desk. */
  | { readonly says: string }
  | { readonly writes: string }
  /** `from`: decided from the hotel's answer of this number. */
  | { readonly accept: string; readonly from?: number }
  /** So many times the price, before commission. */
  | { readonly offer: number; readonly because: string; readonly from?: number }
  /** `instead`: with the same rooms a week later. */
  | { readonly reject: string; readonly instead?: true; readonly from?: number }
  | 'cancel'
  | 'deadline is over'

export type DemoRequest = {
  /** The e-mail of whoever submits it. */
  readonly by: string
  readonly hotel: string
  /** Closed nights of the demo lie before the fourth week (seed-prices.ts). */
  readonly inDays: number
  readonly nights: number
  /** By the English name of the room type. */
  readonly rooms: readonly { readonly room: string; readonly guests: readonly DemoGuest[] }[]
  /** With a transfer, and by these flights; either may be missing. */
  readonly flights?: { readonly to: string; readonly out?: DemoFlight; readonly back?: DemoFlight }
  readonly ref?: string
  readonly notes?: string
  /** In the contract of the request before it. */
  readonly isWithLast?: boolean
  /** What became of it, in this order. */
  readonly became?: readonly DemoStep[]
}

const passports = /^[A-Z]\d{8}$/

function guest(
  type: GuestTypeCode,
  gender: DemoGuest['gender'],
  name: string,
  passport: string,
  age?: number,
): DemoGuest {
  const [first = '', last = ''] = name.split(' ')
  if (passport !== '' && !passports.test(passport)) throw new RangeError(`${passport} is no passport number`)
  return { type, first, last, gender, passport, ...(age === undefined ? {} : { age }) }
}

export const woman = (name: string, passport: string) => guest('ADT', 'Female', name, passport)
export const man = (name: string, passport: string) => guest('ADT', 'Male', name, passport)
/** In the extra bed. */
export const third = (gender: DemoGuest['gender'], name: string, passport: string) =>
  guest('ADTEB', gender, name, passport)
/** With a bed of its own from six years on. */
export const child = (gender: DemoGuest['gender'], name: string, passport: string, age: number) =>
  guest(age < 6 ? 'CHDNB' : 'CHDWB', gender, name, passport, age)
