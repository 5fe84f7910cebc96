import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { smallIdInAddress, version } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'
import { filledLine, paragraphs } from '#values/text.ts'

/** Why the desk may say no: a name that clerks choose, and a sentence that agencies read. */

const rejectionReason = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  sentenceEn: anyText,
  sentenceFa: anyText,
  active: z.boolean(),
})
export type RejectionReason = z.output<typeof rejectionReason>

export const listRejectionReasons = operation({
  name: 'listRejectionReasons',
  summary: 'The reasons for which the desk rejects a request, also those no longer in use; a hundred at most.',
  method: 'GET',
  path: '/desk/api/rejection-reasons',
  access: 'staff',
  reply: z.array(rejectionReason),
})

const name = filledLine(80)
/** May be empty: then whoever rejects writes it. */
const sentence = paragraphs(500)
export const rejectionReasonBody = z.strictObject({
  nameEn: name,
  nameFa: name,
  sentenceEn: sentence,
  sentenceFa: sentence,
  active: z.boolean(),
})

export const addRejectionReason = operation({
  name: 'addRejectionReason',
  summary: 'Adds a reason for which the desk rejects a request.',
  method: 'POST',
  path: '/desk/api/rejection-reasons',
  access: 'staff:catalogue',
  body: rejectionReasonBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editRejectionReason = operation({
  name: 'editRejectionReason',
  summary:
    'Changes a reason, or lets nobody choose it any more. Requests that were rejected for it keep what they were told.',
  method: 'PUT',
  path: '/desk/api/rejection-reasons/{id}',
  access: 'staff:catalogue',
  params: z.strictObject({ id: smallIdInAddress }),
  body: z.extend(rejectionReasonBody, { version }),
  reply: z.null(),
})

export const rejectionReasonOperations = [listRejectionReasons, addRejectionReason, editRejectionReason] as const
