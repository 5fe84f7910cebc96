import * as z from 'zod/mini'
import { hotelLanguages } from '@sarai/domain/request/hotel-answer.ts'
import { operation } from '#core/operation.ts'
import { hotelParams } from '#desk/id-params.ts'
import { version } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'
import { email, line, telephone } from '#values/text.ts'

/** Whom at a hotel its reservations are asked of. Only the desk knows them. */

/** Each may be empty: of many hotels the desk has only a telephone number. */
export const contactName = line(120)
export const contactEmail = line(254).check(
  z.refine((typed) => typed === '' || email.safeParse(typed).success, 'email'),
)

export const hotelContactBody = z.strictObject({
  name: contactName,
  email: contactEmail,
  language: z.enum(hotelLanguages),
  telephone,
})

export const hotelContact = z.strictObject({
  version: anyNumber,
  name: anyText,
  email: anyText,
  language: z.enum(hotelLanguages),
  telephone: anyText,
})
export type HotelContact = z.output<typeof hotelContact>
export type ContactFacts = z.output<typeof hotelContactBody>

export const setHotelContact = operation({
  name: 'setHotelContact',
  summary: 'Say whom at a hotel its reservations are asked of, and in which language. No agency ever sees it.',
  method: 'PUT',
  path: '/desk/api/hotels/{id}/contact',
  access: 'staff:catalogue',
  params: hotelParams,
  body: z.extend(hotelContactBody, { version }),
  reply: z.strictObject({ id: anyNumber, version: anyNumber }),
})
