import * as z from 'zod/mini'
import { anyDay, anyMoment, anyText, anyWhole } from '#values/reply-values.ts'

/** One step in the life of a request, as its agency reads it, and what was different afterwards. */

const dates = z.strictObject({ CheckInDate: anyDay, CheckOutDate: anyDay })
const room = z.strictObject({
  RoomType: anyText,
  HasChildNoBed: z.boolean(),
  HasChildWithBed: z.boolean(),
  HasExtraBed: z.boolean(),
})
const flight = z.strictObject({
  Airline: anyText,
  FlightNumber: anyText,
  TakeOffDate: anyDay,
  TakeOffTime: anyText,
  /** Of what was written down first only the take-off is known. */
  LandingDate: z.optional(anyDay),
  LandingTime: z.optional(anyText),
  /** In minutes. */
  FlightDuration: z.optional(z.nullable(anyWhole)),
  OriginAirport: z.optional(anyText),
  DestinationAirport: z.optional(anyText),
})
const flights = z.strictObject({ OriginFlight: z.nullable(flight), DestinationFlight: z.nullable(flight) })
const guestFields = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'passportNumber', 'nationalityCode'] as const

const moved = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ From: value, To: value })

const change = z.strictObject({
  Dates: z.nullable(moved(dates)),
  /** The first is 1. One that was added was nothing before. */
  Room: z.nullable(z.strictObject({ Room: anyWhole, From: z.nullable(room), To: room })),
  /** Null: nobody was fetched. */
  Flights: z.nullable(moved(z.nullable(flights))),
  /** Their names, and which of their details: never a passport number. */
  Guests: z.array(z.strictObject({ Room: anyWhole, From: anyText, To: anyText, Fields: z.array(z.enum(guestFields)) })),
  Reference: z.nullable(moved(anyText)),
  /** What the agency pays, where the change had a price. */
  Price: z.nullable(z.strictObject({ Currency: anyText, From: anyWhole, To: anyWhole })),
})
export type RequestChange = z.output<typeof change>

export const requestStep = z.strictObject({
  Version: anyWhole,
  What: anyText,
  Source: z.enum(['agency', 'staff', 'timer', 'account']),
  /** Of the agency's own people; the desk answers as one. */
  Who: z.nullable(anyText),
  /** What the desk told the agency with it. */
  Reason: z.nullable(anyText),
  /** Of what the agency asked for. */
  Change: z.nullable(change),
  At: anyMoment,
})
export type RequestStep = z.output<typeof requestStep>
