import * as z from 'zod/mini'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** What a step of the log is about. An id leads somewhere; a label is text that people wrote, and is shown as text. */
export const subjectKinds = [
  'package',
  'property',
  'hotel',
  'ad',
  'bank',
  'receipt-type',
  'rejection-reason',
  'payment-reason',
  'finance-limit',
  'saved-reply',
  'request',
  'payment',
  'contract',
  'currency',
  'rate',
  'agency-group',
  'commission',
  'staff',
  'colleague',
  'invitation',
  'note',
  'mail',
  'session',
  'ticket',
  'ticket-category',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

/** Lists whose codes the desk has words for. */
export const wordLists = [
  'status',
  'role',
  'staff-role',
  'board',
  'view',
  'agency-group',
  'currency',
  'hotel-language',
] as const
export type WordList = (typeof wordLists)[number]

/** A value says what it is, so that nobody has to guess from its name or its look. */
const value = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('text'), text: anyText }),
  /** Read from left to right in both languages: a phone number, an e-mail. */
  z.strictObject({ is: z.literal('contact'), text: anyText }),
  z.strictObject({ is: z.literal('number'), number: anyNumber }),
  /** A number that names something: it has no thousands. */
  z.strictObject({ is: z.literal('id'), id: anyNumber }),
  z.strictObject({ is: z.literal('yes-no'), yes: z.boolean() }),
  z.strictObject({ is: z.literal('day'), day: anyText }),
  /** Whole minor units. */
  z.strictObject({ is: z.literal('money'), minor: anyNumber, currency: anyText }),
  /** What is added to a price or taken from it. */
  z.strictObject({ is: z.literal('difference'), minor: anyNumber, currency: anyText }),
  /** A day's work, by the clock of the house. */
  z.strictObject({ is: z.literal('hours'), opens: anyText, closes: anyText }),
  z.strictObject({ is: z.literal('minutes'), minutes: anyNumber }),
  /** What cancelling costs from when on, as a part of the price; the step that begins first comes first. */
  z.strictObject({
    is: z.literal('cancellation'),
    steps: z.array(z.strictObject({ daysBefore: anyNumber, percent: anyNumber })),
  }),
  z.strictObject({ is: z.literal('words'), of: z.enum(wordLists), codes: z.array(anyText) }),
])
export type ActivityValue = z.output<typeof value>

/** Short values that a reader can compare; null where there was none. Never passwords, tokens or notes. */
export const activityValues = z.nullable(z.record(anyText, z.nullable(value)))
export type ActivityValues = NonNullable<z.output<typeof activityValues>>
