import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { requestIdInAddress } from '#values/ids.ts'

export const downloadDeskVoucher = operation({
  name: 'downloadDeskVoucher',
  summary: 'The voucher of a confirmed request as its agency prints it, in the language of the caller.',
  method: 'GET',
  path: '/desk/api/requests/{id}/voucher',
  access: 'staff:reservations',
  params: z.strictObject({ id: requestIdInAddress }),
  replies: 'file',
  reply: sentFile,
})

export const deskVoucherOperations = [downloadDeskVoucher] as const
