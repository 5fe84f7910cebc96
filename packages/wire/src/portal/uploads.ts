import * as z from 'zod/mini'
import { fileBytes } from '#core/file.ts'
import { operation } from '#core/operation.ts'
import { anyText, anyWhole } from '#values/reply-values.ts'
import { filledLine } from '#values/text.ts'

/** A file that is sent along with something: taken in first, then named by what it belongs to. */

const path = '/api/UploadPublicFiles'

export const uploadRule = {
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
} as const

export const uploadFile = operation({
  name: 'uploadFile',
  summary:
    'Take in a file of the agency, which only its own people and the desk ever see. The answer names it, for one use within a day. While the virus scanner does not answer, nobody can open it.',
  method: 'POST',
  path,
  access: 'agency',
  query: z.strictObject({ Name: z._default(filledLine(120), 'file') }),
  encoding: 'bytes',
  takes: { ...uploadRule, inFormAs: 'Name' },
  body: fileBytes,
  status: 201,
  reply: z.array(anyText).check(z.maxLength(1)),
  evenReadOnly: 'it goes along with a question to support, too; by itself it is gone after a day',
  repeatable: 'a second copy is one that nothing names: it is gone after a day',
})

export const readUploadLimits = operation({
  name: 'readUploadLimits',
  summary: 'What a file may be, and how much the agency may still send today: to be said before somebody chooses one.',
  method: 'GET',
  path,
  access: 'agency',
  reply: z.strictObject({
    MediaTypes: z.array(anyText),
    MaxBytes: anyWhole,
    FilesLeft: anyWhole,
    BytesLeft: anyWhole,
  }),
})

export const uploadOperations = [uploadFile, readUploadLimits] as const
