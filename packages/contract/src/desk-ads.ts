import * as z from 'zod/mini'
import { newOrder, storedPicture } from '#desk-hotel-pictures.ts'
import { operation } from '#operation.ts'

/** The advertisements of the dashboard's carousel. */

const id = z.coerce.number().check(z.int(), z.positive())
const params = z.strictObject({ id })
const title = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80))
const text = z.string().check(z.trim(), z.maxLength(200))
/** A page of the portal, a secure page elsewhere, or empty; never a script. */
const link = z
  .string()
  .check(z.trim(), z.maxLength(500, { abort: true }), z.regex(/^(https:\/\/[^\s/]\S*|\/(?!\/)\S*)?$/, 'link'))
/** Empty: without a beginning, without an end. */
const day = z.union([z.literal(''), z.iso.date()], 'date')

const ad = z.strictObject({
  id: z.number(),
  version: z.number(),
  picture: z.strictObject({ key: z.string(), width: z.number(), height: z.number() }),
  titleEn: z.string(),
  titleFa: z.string(),
  textEn: z.string(),
  textFa: z.string(),
  linkEn: z.string(),
  linkFa: z.string(),
  shownFrom: z.string(),
  shownUntil: z.string(),
  active: z.boolean(),
  /** Whether agencies see it today. */
  standing: z.enum(['shown', 'later', 'over', 'off']),
})
export type Ad = z.output<typeof ad>

export const listAds = operation({
  name: 'listAds',
  summary: 'All advertisements in the order in which they are shown, a hundred at most.',
  method: 'GET',
  path: '/desk/api/ads',
  access: 'staff:catalogue',
  reply: z.array(ad),
})

const adBody = z.strictObject({
  picture: storedPicture,
  titleEn: title,
  titleFa: title,
  textEn: text,
  textFa: text,
  linkEn: link,
  linkFa: link,
  shownFrom: day,
  shownUntil: day,
  active: z.boolean(),
})

const inOrder = z.refine<z.output<typeof adBody>>(
  ({ shownFrom, shownUntil }) => shownFrom === '' || shownUntil === '' || shownFrom <= shownUntil,
  { path: ['shownUntil'], error: 'dateOrder' },
)

/** As a form fills it in. */
export const adForm = adBody.check(inOrder)

export const addAd = operation({
  name: 'addAd',
  summary: 'Add an advertisement after the others.',
  method: 'POST',
  path: '/desk/api/ads',
  access: 'staff:catalogue',
  body: adForm,
  reply: z.strictObject({ id: z.number() }),
})

export const editAd = operation({
  name: 'editAd',
  summary: 'Change an advertisement: its picture, words, links, days, or whether it is shown.',
  method: 'PUT',
  path: '/desk/api/ads/{id}',
  access: 'staff:catalogue',
  params,
  body: z.extend(adBody, { version: z.int() }).check(inOrder),
  reply: z.null(),
})

export const orderAds = operation({
  name: 'orderAds',
  summary: 'Put the advertisements into another order.',
  method: 'PUT',
  path: '/desk/api/ads',
  access: 'staff:catalogue',
  body: newOrder,
  reply: z.null(),
})

export const removeAd = operation({
  name: 'removeAd',
  summary: 'Take an advertisement away for good.',
  method: 'DELETE',
  path: '/desk/api/ads/{id}',
  access: 'staff:catalogue',
  params,
  query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
  reply: z.null(),
})

export const deskAdOperations = [listAds, addAd, editAd, orderAds, removeAd] as const
