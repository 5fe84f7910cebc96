-- Every journal takes its place in the account of its agency and currency, and the account knows what is owed after it:
-- nobody else writes balances, and no two journals take the same place. Runs as the worker, whom no policy stops.
-- What an agency does never brings money: it may only move what finance has found.
create or replace function post_journal() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  share bigint := 0;
  owed bigint := 0;
  lines integer := 0;
begin
  if current_setting('role') = 'sarai_agency' and new.accounts && array['bank', 'cash', 'adjustments'] then
    raise exception 'an agency books no money' using errcode = 'insufficient_privilege';
  end if;
  for side in 1 .. coalesce(cardinality(new.accounts), 0) loop
    if new.accounts[side] = 'agency' then
      share := share + new.amounts[side];
      owed := owed + greatest(new.amounts[side], 0);
      lines := lines + 1;
    end if;
  end loop;
  insert into public.balance as account (agency_id, currency, amount, debits, entries, last_day)
  values (new.agency_id, new.currency, share, owed, greatest(lines, 1), (new.at at time zone 'Asia/Tehran')::date)
  on conflict (agency_id, currency) do update set amount = account.amount + excluded.amount,
    debits = account.debits + excluded.debits, entries = account.entries + excluded.entries,
    last_day = greatest(account.last_day, excluded.last_day)
  returning account.amount, account.debits, account.entries, account.last_day
  into new.balance, new.debits, new.entry, new.day;
  new.contract_balance := share + coalesce((
    select contract_balance from public.journal
    where agency_id = new.agency_id and contract_id = new.contract_id order by place desc limit 1), 0);
  return new;
end $$;
-- A new owner must be allowed to create in the schema, for this one moment.
grant create on schema public to sarai_worker;
alter function post_journal() owner to sarai_worker;
revoke create on schema public from sarai_worker;
revoke all on function post_journal() from public;
create or replace trigger journal_is_posted before insert on journal for each row execute function post_journal();
