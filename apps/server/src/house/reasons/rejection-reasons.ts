import { query } from '#database/query.ts'
import { noReasons, type Reason } from '#house/reasons/no-reasons.ts'

const insert = query<Reason, { id: number }>(`
  insert into rejection_reason (name_en, name_fa, sentence_en, sentence_fa, active, position)
  values ($nameEn, $nameFa, $sentenceEn, $sentenceFa, $active,
    (select coalesce(max(position), 0) + 1 from rejection_reason)) returning id`)

/** Why the desk may say no to a request. */
export const rejectionReasons = noReasons('rejection-reason', 'rejection_reason', { order: 'position, id', insert })
