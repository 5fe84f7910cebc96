import * as z from 'zod/mini'
import { isReplyText } from '@sarai/domain/request/replies/reply-text.ts'
import { operation } from '#core/operation.ts'
import { smallIdInAddress, version } from '#values/numbers.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'
import { filledLine, filledParagraphs } from '#values/text.ts'

/** What the desk writes again and again: a name that clerks choose, and a text that names values of the request. */

export const mostSavedReplies = 100

const savedReply = z.strictObject({
  id: anyNumber,
  version: anyNumber,
  nameEn: anyText,
  nameFa: anyText,
  textEn: anyText,
  textFa: anyText,
  active: z.boolean(),
})
export type SavedReply = z.output<typeof savedReply>

export const listSavedReplies = operation({
  name: 'listSavedReplies',
  summary: 'The replies that clerks put into their messages, also those no longer in use; a hundred at most.',
  method: 'GET',
  path: '/desk/api/saved-replies',
  access: 'staff',
  reply: z.array(savedReply),
})

const name = filledLine(80)
/** With what it names it still has to be a message. */
const text = filledParagraphs(1_000).check(z.refine(isReplyText, 'replyText'))
export const savedReplyBody = z.strictObject({
  nameEn: name,
  nameFa: name,
  textEn: text,
  textFa: text,
  active: z.boolean(),
})

export const addSavedReply = operation({
  name: 'addSavedReply',
  summary: 'Adds a reply. In braces its texts name what the request has: {number}, {hotel}, {check-in} and so on.',
  method: 'POST',
  path: '/desk/api/saved-replies',
  access: 'staff:catalogue',
  body: savedReplyBody,
  reply: z.strictObject({ id: anyNumber }),
})

export const editSavedReply = operation({
  name: 'editSavedReply',
  summary: 'Changes a reply, or lets nobody choose it any more. Messages that were sent stay as they are.',
  method: 'PUT',
  path: '/desk/api/saved-replies/{id}',
  access: 'staff:catalogue',
  params: z.strictObject({ id: smallIdInAddress }),
  body: z.extend(savedReplyBody, { version }),
  reply: z.null(),
})

export const savedReplyOperations = [listSavedReplies, addSavedReply, editSavedReply] as const
