import * as z from 'zod/mini'
import { sentFile, fileBytes } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { wideVersionInAddress } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'
import { shape } from '#values/text.ts'

/** The paper that a guest shows at the hotel, and the page that its code opens. */

export const downloadVoucher = operation({
  name: 'downloadVoucher',
  summary: 'The voucher of a confirmed request as a PDF, in the language of the caller. It names no price.',
  method: 'GET',
  path: '/api/requests/{id}/voucher',
  access: 'agency',
  params: z.strictObject({ id: requestIdInAddress }),
  replies: 'file',
  reply: sentFile,
})

/** What can be the code of a voucher. */
export const voucherParams = z.strictObject({ code: shape(32, /^[A-Za-z0-9_-]{22,32}$/) })

export const checkVoucher = operation({
  name: 'checkVoucher',
  summary: 'Whether a voucher is valid now, for whoever holds one. It says nothing of guests, prices or the agency.',
  method: 'GET',
  path: '/api/voucher-checks/{code}',
  access: 'anyone',
  params: voucherParams,
  reply: z.strictObject({
    /** `replaced`: there is a newer one. `unknown`: no such code, or nothing that is told. */
    state: z.enum(['valid', 'replaced', 'revoked', 'unknown']),
    number: z.nullable(anyText),
    hotel: z.nullable(anyText),
    checkedAt: anyMoment,
  }),
})

export const logoRule = { mediaTypes: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 2 * 1024 * 1024 } as const
const logo = '/api/agency-logo'

export const readLogo = operation({
  name: 'readLogo',
  summary: 'Whether the agency has a logo for its papers, and where it can be seen.',
  method: 'GET',
  path: logo,
  access: 'agency',
  /** Without one it has no version either. */
  reply: z.strictObject({ url: z.nullable(anyText), version: z.nullable(anyNumber) }),
})

export const setLogo = operation({
  name: 'setLogo',
  summary: 'Sets the logo that stands on the agency’s papers from now on.',
  method: 'PUT',
  path: logo,
  access: 'agency:owner',
  encoding: 'bytes',
  takes: logoRule,
  body: fileBytes,
  reply: z.strictObject({ url: anyText, version: anyNumber }),
  repeatable: 'the same picture set twice is one logo',
})

export const removeLogo = operation({
  name: 'removeLogo',
  summary: 'Takes the logo off the papers that are made from now on: they show the agency’s name.',
  method: 'DELETE',
  path: logo,
  access: 'agency:owner',
  /** Of the logo that was seen: a colleague may have set another one since. */
  query: z.strictObject({ version: wideVersionInAddress }),
  reply: z.null(),
})

export const voucherOperations = [downloadVoucher, checkVoucher, readLogo, setLogo, removeLogo] as const
