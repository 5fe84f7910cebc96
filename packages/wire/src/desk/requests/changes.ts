import * as z from 'zod/mini'
import { anyDay, anyText, anyWhole } from '#values/reply-values.ts'

/** What an agency changed of its request, as the desk reads it: what was there, and what is there now. */

const dates = z.strictObject({ checkIn: anyDay, checkOut: anyDay })
const room = z.strictObject({
  nameEn: anyText,
  nameFa: anyText,
  extras: z.strictObject({ childNoBed: z.boolean(), childWithBed: z.boolean(), extraBed: z.boolean() }),
})
const flight = z.strictObject({
  airline: anyText,
  flightNumber: anyText,
  takeOffDate: anyDay,
  takeOffTime: anyText,
  /** Of what was written down first only the take-off is known. */
  landingDate: z.optional(anyDay),
  landingTime: z.optional(anyText),
  /** In minutes. */
  duration: z.optional(z.nullable(anyWhole)),
  originAirport: z.optional(anyText),
  destinationAirport: z.optional(anyText),
})
const flights = z.strictObject({ departure: z.nullable(flight), return: z.nullable(flight) })
const guestFields = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'passportNumber', 'nationalityCode'] as const

const moved = <Value extends z.ZodMiniType>(value: Value) => z.strictObject({ from: value, to: value })

/** Only what is different is there. Of rooms and guests the first is 0. */
export const requestChange = z.strictObject({
  dates: z.optional(moved(dates)),
  /** One that was added was nothing before. */
  room: z.optional(z.strictObject({ room: anyWhole, from: z.nullable(room), to: room })),
  /** Null: nobody was fetched. */
  flights: z.optional(moved(z.nullable(flights))),
  /** By name, and which of their details: never a passport number. */
  guests: z.optional(
    z.array(
      z.strictObject({
        room: anyWhole,
        guest: anyWhole,
        from: anyText,
        to: anyText,
        fields: z.array(z.enum(guestFields)),
      }),
    ),
  ),
  reference: z.optional(moved(anyText)),
  price: z.optional(z.strictObject({ currency: anyText, from: anyWhole, to: anyWhole })),
})
