import * as z from 'zod/mini'
import { problemCodes } from '@sarai/domain/ground/problem.ts'
import { day } from '#desk/catalogue-fields.ts'
import { roomTypeParams } from '#desk/id-params.ts'
import { flagInAddress } from '#values/numbers.ts'
import { operation } from '#core/operation.ts'
import { groupCode } from '#values/text.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** What a stay costs, as an agency would see it. */

const parts = z.strictObject({
  room: anyNumber,
  childNoBed: anyNumber,
  childWithBed: anyNumber,
  extraBed: anyNumber,
})

const stayPrice = z.strictObject({
  currency: anyText,
  nights: z.array(
    z.strictObject({
      night: day,
      price: parts,
      specialDate: parts,
      commission: z.strictObject({ ordinary: anyNumber, extra: anyNumber }),
    }),
  ),
  totalPrice: anyNumber,
  totalCommission: anyNumber,
  finalPrice: anyNumber,
  /** Why an agency could not ask for this stay now, with what the sentence needs; nothing when it could. */
  whyNot: z.nullable(
    z.strictObject({
      code: z.enum(problemCodes),
      values: z.record(anyText, z.union([anyText, anyNumber])),
    }),
  ),
})
export type PreviewedPrice = z.output<typeof stayPrice>

const chosen = z._default(flagInAddress, false)

export const previewStayPrice = operation({
  name: 'previewStayPrice',
  summary: 'The price of a stay in a room type, night by night, with the commission of an agency group.',
  method: 'GET',
  path: '/desk/api/room-types/{id}/stay-price',
  access: 'staff:catalogue',
  params: roomTypeParams,
  query: z
    .strictObject({
      checkIn: day,
      checkOut: day,
      extraBed: chosen,
      childWithBed: chosen,
      childNoBed: chosen,
      /** The code of the group; without one there is no commission. */
      group: z.optional(groupCode),
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
