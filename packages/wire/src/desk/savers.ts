import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { line } from '#values/text.ts'
import { anyText } from '#values/reply-values.ts'

/** What people of the desk edit side by side; the triggers of keep-saver.sql name the same. */
export const savedKinds = [
  'hotel',
  'hotel-contact',
  'picture',
  'ad',
  'package',
  'property',
  'room-type',
  'price-period',
  'special-date',
  'commission',
  'agency-group',
  'bank',
  'receipt-type',
  'rejection-reason',
  'payment-reason',
  'finance-limit',
  'saved-reply',
  'ticket-category',
  'holiday',
  'house',
  'terms',
  'answer-hours',
  'cancellation',
  'staff',
  'contract',
  'adjustment',
] as const
export type SavedKind = (typeof savedKinds)[number]

export const readSaver = operation({
  name: 'readSaver',
  summary: 'Who saved the newest version of something within the last two days, for whoever types on an older one.',
  method: 'GET',
  path: '/desk/api/saver',
  access: 'staff',
  query: z.strictObject({
    kind: z.enum(savedKinds),
    /** Its id or its code; left out for what the house has one of. */
    row: z.optional(line(60)),
  }),
  /** A person of the desk or an agency; null when it was neither, or is not known any more. */
  reply: z.strictObject({ name: z.nullable(anyText) }),
})

export const saverOperations = [readSaver]
