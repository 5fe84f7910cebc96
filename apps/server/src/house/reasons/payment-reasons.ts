import { query } from '#database/query.ts'
import { noReasons, type Reason } from '#house/reasons/no-reasons.ts'

const insert = query<Reason, { id: number }>(`
  insert into payment_reason (name_en, name_fa, sentence_en, sentence_fa, active)
  values ($nameEn, $nameFa, $sentenceEn, $sentenceFa, $active) returning id`)

/** Why finance may say no to a payment. */
export const paymentReasons = noReasons('payment-reason', 'payment_reason', { order: 'id', insert })
