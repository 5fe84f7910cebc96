import * as z from 'zod/mini'
import { newOrder, storedPicture } from '#desk/hotel-pictures.ts'
import { operation } from '#core/operation.ts'
import { filledLine, line } from '#values/text.ts'
import { idInAddress, version, versionInAddress } from '#values/numbers.ts'
import { day } from '#values/days.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** The advertisements of the dashboard's carousel. */

const params = z.strictObject({ id: idInAddress })
const title = filledLine(80)
const text = line(200)
/** A page of the portal, a secure page elsewhere, or empty; never a script. */
const link = line(500, 'link').check(z.regex(/^(https:\/\/[^\s/]\S*|\/(?!\/)\S*)?$/, 'link'))
/** Empty: without a beginning, without an end. */
const dayOrNone = z.union([z.literal(''), day], 'date')

const ad = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  picture: z.strictObject({ key: anyText, width: anyNumber, height: anyNumber }),
  titleEn: anyText,
  titleFa: anyText,
  textEn: anyText,
  textFa: anyText,
  linkEn: anyText,
  linkFa: anyText,
  shownFrom: anyText,
  shownUntil: anyText,
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
  shownFrom: dayOrNone,
  shownUntil: dayOrNone,
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
  reply: z.strictObject({ id: anyNumber }),
})

export const editAd = operation({
  name: 'editAd',
  summary: 'Change an advertisement: its picture, words, links, days, or whether it is shown.',
  method: 'PUT',
  path: '/desk/api/ads/{id}',
  access: 'staff:catalogue',
  params,
  body: z.extend(adBody, { version }).check(inOrder),
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
  query: z.strictObject({ version: versionInAddress }),
  reply: z.null(),
})

export const deskAdOperations = [listAds, addAd, editAd, orderAds, removeAd] as const
