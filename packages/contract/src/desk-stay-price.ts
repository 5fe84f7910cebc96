import * as z from 'zod/mini'
import { problemCodes } from '@sarai/domain/problem.ts'
import { day, idParams } from '#catalogue-fields.ts'
import { operation } from '#operation.ts'

/** What a stay costs, as an agency would see it. */

const parts = z.strictObject({
  room: z.number(),
  childNoBed: z.number(),
  childWithBed: z.number(),
  extraBed: z.number(),
})

const stayPrice = z.strictObject({
  currency: z.string(),
  nights: z.array(
    z.strictObject({
      night: day,
      price: parts,
      specialDate: parts,
      commission: z.strictObject({ ordinary: z.number(), extra: z.number() }),
    }),
  ),
  totalPrice: z.number(),
  totalCommission: z.number(),
  finalPrice: z.number(),
  /** Why an agency could not ask for this stay now, with what the sentence needs; nothing when it could. */
  whyNot: z.nullable(
    z.strictObject({
      code: z.enum(problemCodes),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type PreviewedPrice = z.output<typeof stayPrice>

const chosen = z._default(z.stringbool(), false)

export const previewStayPrice = operation({
  name: 'previewStayPrice',
  summary: 'The price of a stay in a room type, night by night, with the commission of an agency group.',
  method: 'GET',
  path: '/desk/api/room-types/{id}/stay-price',
  access: 'staff:catalogue',
  params: idParams,
  query: z
    .strictObject({
      checkIn: day,
      checkOut: day,
      extraBed: chosen,
      childWithBed: chosen,
      childNoBed: chosen,
      /** The code of the group; without one there is no commission. */
      group: z.optional(z.string().check(z.maxLength(60))),
    })
    .check(
      z.refine(({ checkIn, checkOut }) => checkIn < checkOut, { path: ['checkOut'], error: 'range' }),
      z.refine(({ checkIn, checkOut }) => Date.parse(checkOut) - Date.parse(checkIn) <= longestStay, {
        path: ['checkOut'],
        error: 'stayLength',
      }),
    ),
  reply: stayPrice,
})

/** Ninety nights: a preview is a table that someone reads. */
const longestStay = 90 * 86_400_000

export const deskStayPriceOperations = [previewStayPrice] as const
