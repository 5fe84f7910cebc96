import type { Refusal } from '@sarai/domain/ground/result.ts'
import type { en } from '#shared/faults/fault-words.en.ts'

/**
 * What is wrong with a field: a word of the forms' own, or a refusal of the domain with its sentence. What cannot be
 * read as a date or a time the field itself says.
 */
export type Fault = keyof typeof en | 'unread' | Refusal

/** `field` names it in its step: `checkIn`, `flights.return.airline`, `KEY.ADT1.lastName`. */
export type FieldFault = { readonly field: string; readonly fault: Fault }
