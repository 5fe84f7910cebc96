import { fillWithManyRequests } from '#reservations/testing/many-requests.ts'
import type { TestDatabase } from '#testing/test-database.ts'

/**
 * Many requests, and a payment for each of their contracts: one in six waits, of those one in ten is cash; none is flagged
 * and none half approved. Every third contract owes something, every third has credit, and
 * the others are settled. Each had an entry by hand, and of one in forty another waits for a second person.
 */
export async function fillWithManyPayments(database: TestDatabase): Promise<void> {
  const { sql } = database
  await fillWithManyRequests(database)
  await sql(`
    insert into receipt_type (name_en, name_fa) values ('Transfer', 'حواله')`)
  await sql(`
    insert into payment (agency_id, id, kind, state, currency, claimed, contract_currency, receipt_number, receipt_key,
      receipt_type_id, paid_at, payer, due_at, sent_by, sent_at, decided_at)
    select contract.agency_id, contract.id, case when is_cash then 'cash' else 'receipt' end,
      case when not is_open then 'Approved' when is_cash then 'Requested' else 'New' end, 'EUR', 10000, 'EUR',
      case when is_cash then '' else 'TR' || contract.id end, case when not is_cash then 'TR' || contract.id end,
      case when not is_cash then (select min(id) from receipt_type) end, case when not is_cash then now() end, 'Ali',
      now() + contract.id * interval '1 minute',
      (select min(id) from agency_user where agency_user.agency_id = contract.agency_id), now(),
      case when not is_open then now() - contract.id * interval '1 minute' end
    from contract, lateral (select contract.id % 6 = 0 as is_open, contract.id % 60 = 0 as is_cash) its`)
  await sql(`
    insert into payment_share (agency_id, payment_id, contract_id, expected) select agency_id, id, id, 10000 from payment`)
  await sql(`
    update contract set due = case when id % 3 = 0 then 10000 else 0 end, due_at = now() + id * interval '1 minute',
      credit = case when id % 3 = 1 then id else 0 end,
      state = case when id % 3 = 2 then 'Settled' else state end, unverified_since = case when id % 6 = 0 then now() end`)
  await sql(`
    insert into balance (agency_id, currency, amount, debits, entries, last_day)
    select id, 'EUR', case when id % 2 = 0 then id else -id end, 0, 1, current_date from agency`)
  await sql(`
    insert into staff (username, username_key, name, password_hash, roles) values ('a', 'a', 'A', '', '{finance}'), ('b', 'b', 'B', '', '{finance}')`)
  await sql(`
    insert into adjustment (agency_id, contract_id, amount, reason, state, proposed_by, proposed_at, decided_by, decided_at)
    select agency_id, id, 100, 'Agreed', 'approved', (select min(id) from staff), now(), (select max(id) from staff), now()
    from contract`)
  await sql(`
    insert into adjustment (agency_id, contract_id, amount, reason, proposed_by, proposed_at)
    select agency_id, id, 100, 'Agreed', (select min(id) from staff), now() from contract where id % 40 = 0`)
  for (const table of ['payment', 'payment_share', 'contract', 'balance', 'adjustment'])
    await sql(`vacuum analyze ${table}`)
}
