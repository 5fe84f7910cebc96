import * as z from 'zod/mini'
import { sentFile } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { requestIdInAddress } from '#values/ids.ts'
import { flagInAddress } from '#values/numbers.ts'

export const downloadReport = operation({
  name: 'downloadReport',
  summary:
    'A request as a PDF, in the language of the caller: stay, guests without passport numbers, price night by night, flights, terms and history.',
  method: 'GET',
  path: '/api/AccountingReportClient/{requestId}',
  access: 'agency',
  params: z.strictObject({ requestId: requestIdInAddress }),
  query: z.strictObject({
    /** Without it the paper is one for clients: it names neither the commission nor what the agency pays. */
    ShowCommission: z._default(flagInAddress, true),
  }),
  replies: 'file',
  reply: sentFile,
})

export const requestReportOperations = [downloadReport] as const
