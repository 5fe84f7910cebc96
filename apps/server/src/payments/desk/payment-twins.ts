import type { DeskPayment, PaymentTwin } from '@sarai/wire/desk/money/payments.ts'
import { paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'

type Row = Omit<PaymentTwin, 'id' | 'number' | 'agency' | 'sentAt'> & {
  id: PaymentId
  agencyId: AgencyId
  agencyName: string
  sentAt: Date
}

/** The same picture or number may have come often; whoever compares looks at the first of them. */
const mostTwins = 20

/**
 * Payments that look like one, of whatever agency, by what says most: the same number, bank and amount, the same file,
 * a picture that looks alike. A bank that is left out is no other bank. Those that were rejected or taken back may well
 * be sent again, and are not among them; but the one for which it was flagged is, whatever became of it.
 */
export const twinsOf = query<{ paymentId: PaymentId; isPersian: boolean }, Row>(`
  with own as materialized (select * from payment where id = $paymentId),
  alike as (
    select same.id, 1 as rank from own cross join lateral (
      select other.id from payment other
      where other.receipt_key = own.receipt_key and other.claimed = own.claimed and other.currency = own.currency
        and (other.bank_id = own.bank_id or other.bank_id is null or own.bank_id is null)
      limit ${mostTwins + 1}) same
    union all
    select same.id, 2 from own cross join lateral (
      select other.id from payment other where other.file_hash = own.file_hash limit ${mostTwins + 1}) same
    union all
    select twin_id, case twin_by when 'number' then 1 when 'file' then 2 else 3 end from own where twin_id is not null
    union all
    select same.id, same.rank from own cross join lateral (
      select other.id, case other.twin_by when 'number' then 1 when 'file' then 2 else 3 end as rank
      from payment other where other.twin_id = own.id limit ${mostTwins + 1}) same
  ), first as (
    select id, min(rank) as rank from alike where id <> $paymentId group by id order by min(rank), id limit ${2 * mostTwins}
  )
  select twin.id, twin.agency_id as "agencyId", agency.name as "agencyName", twin.state,
    twin.receipt_number as "receiptNumber",
    coalesce((select case when $isPersian then name_fa else name_en end from bank where bank.id = twin.bank_id), '') as bank,
    twin.claimed as amount, twin.currency, twin.sent_at as "sentAt", 
    exists (select from upload where upload.agency_id = twin.agency_id and upload.id = twin.upload_id
      and upload.state <> 'refused') as "hasFile",
    (array['number', 'file', 'picture'])[rank] as why
  from first
  cross join lateral (select * from payment where payment.id = first.id limit 1) twin
  cross join lateral (select name from agency where agency.id = twin.agency_id limit 1) agency
  where twin.state not in ('Rejected', 'Withdrawn', 'NotApproved') or twin.id = (select twin_id from own)
  order by rank, twin.id limit ${mostTwins}`)

export function shownTwin({ agencyId, agencyName, ...row }: Row): PaymentTwin {
  return {
    ...row,
    number: paymentNumber(row.id),
    agency: { id: agencyId, name: agencyName },
    sentAt: row.sentAt.toISOString(),
  }
}

type SameNumber = DeskPayment['sameNumber'][number]
type NumberRow = Omit<SameNumber, 'id' | 'number' | 'agency'> & {
  id: PaymentId
  agencyId: AgencyId
  agencyName: string
}

/**
 * What counts under the same number with another amount, or with another bank. Whoever types one of them anew makes no
 * twin, and there still is one transfer. The number alone locks nothing: two banks may give the same, and what differs in
 * both is a different receipt. The first that came is the likeliest to be the transfer: whatever is sent after it must not
 * push it out of the list.
 */
export const sameNumberAs = query<{ paymentId: PaymentId; isPersian: boolean }, NumberRow>(`
  with own as materialized (select * from payment where id = $paymentId),
  same as materialized (
    select other.* from own cross join lateral (
      select * from payment
      where payment.receipt_key = own.receipt_key
        and (payment.claimed = own.claimed and payment.currency = own.currency)
          <> coalesce(payment.bank_id = own.bank_id, true)
        and payment.state not in ('Rejected', 'Withdrawn')
      order by payment.receipt_key, payment.claimed limit 1000) other
    order by other.id limit 5
  )
  select same.id, same.agency_id as "agencyId", agency.name as "agencyName", same.state, same.claimed as amount,
    same.currency,
    coalesce((select case when $isPersian then name_fa else name_en end from bank where bank.id = same.bank_id), '') as bank
  from same
  cross join lateral (select name from agency where agency.id = same.agency_id limit 1) agency
  order by same.id`)

export function shownSameNumber({ agencyId, agencyName, ...row }: NumberRow): SameNumber {
  return { ...row, number: paymentNumber(row.id), agency: { id: agencyId, name: agencyName } }
}
