-- Who saved the newest version of a row. With the rights of the owner: whoever saves may not write down another name.
-- The arguments: what it is called, the column that names the row ('' where there is only one), and that of its version.
create or replace function keep_saver() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  saved jsonb := to_jsonb(new);
begin
  insert into public.last_saver as before (kind, row_id, version, actor, at)
  values (tg_argv[0], coalesce(saved ->> tg_argv[1], ''), (saved ->> tg_argv[2])::bigint,
    coalesce(current_setting('app.actor', true), ''), now())
  on conflict (kind, row_id) do update set version = excluded.version, actor = excluded.actor, at = excluded.at;
  return null;
end $$;
revoke all on function keep_saver() from public;

create or replace trigger keep_saver after update of version on hotel for each row
  when (new.version <> old.version) execute function keep_saver('hotel', 'id', 'version');
create or replace trigger keep_saver after update of version on picture for each row
  when (new.version <> old.version) execute function keep_saver('picture', 'id', 'version');
create or replace trigger keep_saver after update of version on ad for each row
  when (new.version <> old.version) execute function keep_saver('ad', 'id', 'version');
create or replace trigger keep_saver after update of version on package for each row
  when (new.version <> old.version) execute function keep_saver('package', 'id', 'version');
create or replace trigger keep_saver after update of version on property for each row
  when (new.version <> old.version) execute function keep_saver('property', 'id', 'version');
create or replace trigger keep_saver after update of version on room_type for each row
  when (new.version <> old.version) execute function keep_saver('room-type', 'id', 'version');
create or replace trigger keep_saver after update of version on price_period for each row
  when (new.version <> old.version) execute function keep_saver('price-period', 'id', 'version');
create or replace trigger keep_saver after update of version on special_date for each row
  when (new.version <> old.version) execute function keep_saver('special-date', 'id', 'version');
create or replace trigger keep_saver after update of version on commission for each row
  when (new.version <> old.version) execute function keep_saver('commission', 'id', 'version');
create or replace trigger keep_saver after update of version on agency_group for each row
  when (new.version <> old.version) execute function keep_saver('agency-group', 'code', 'version');
create or replace trigger keep_saver after update of version on bank for each row
  when (new.version <> old.version) execute function keep_saver('bank', 'id', 'version');
create or replace trigger keep_saver after update of version on receipt_type for each row
  when (new.version <> old.version) execute function keep_saver('receipt-type', 'id', 'version');
create or replace trigger keep_saver after update of version on rejection_reason for each row
  when (new.version <> old.version) execute function keep_saver('rejection-reason', 'id', 'version');
create or replace trigger keep_saver after update of version on payment_reason for each row
  when (new.version <> old.version) execute function keep_saver('payment-reason', 'id', 'version');
create or replace trigger keep_saver after update of version on saved_reply for each row
  when (new.version <> old.version) execute function keep_saver('saved-reply', 'id', 'version');
create or replace trigger keep_saver after update of version on ticket_category for each row
  when (new.version <> old.version) execute function keep_saver('ticket-category', 'id', 'version');
create or replace trigger keep_saver after update of version on holiday for each row
  when (new.version <> old.version) execute function keep_saver('holiday', 'id', 'version');
create or replace trigger keep_saver after update of version on staff for each row
  when (new.version <> old.version) execute function keep_saver('staff', 'id', 'version');
create or replace trigger keep_saver after update of version on contract for each row
  when (new.version <> old.version) execute function keep_saver('contract', 'id', 'version');
create or replace trigger keep_saver after update of version on adjustment for each row
  when (new.version <> old.version) execute function keep_saver('adjustment', 'id', 'version');

-- Their first version is written down when it is first saved.
create or replace trigger keep_saver after insert or update of version on hotel_contact for each row
  execute function keep_saver('hotel-contact', 'hotel_id', 'version');
create or replace trigger keep_saver after insert or update of version on finance_limit for each row
  execute function keep_saver('finance-limit', 'currency', 'version');

-- The house has a version for each of its forms.
create or replace trigger keep_saver_of_house after update of version on house for each row
  when (new.version <> old.version) execute function keep_saver('house', '', 'version');
create or replace trigger keep_saver_of_terms after update of terms_version on house for each row
  when (new.terms_version <> old.terms_version) execute function keep_saver('terms', '', 'terms_version');
create or replace trigger keep_saver_of_answer_hours after update of hours_version on house for each row
  when (new.hours_version <> old.hours_version) execute function keep_saver('answer-hours', '', 'hours_version');
create or replace trigger keep_saver_of_cancellation after update of cancellation_version on house for each row
  when (new.cancellation_version <> old.cancellation_version) execute function keep_saver('cancellation', '', 'cancellation_version');
