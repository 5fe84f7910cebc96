-- The one way to add to the log. It runs with the rights of whoever calls it, so row-level security decides as ever.
create or replace function keep_activity(about_agency bigint, by_kind text, by_id bigint, step text, about_kind text,
  about_id bigint, about_within bigint, about_label text, value_was jsonb, value_became jsonb, from_address text,
  by_reference text)
returns table (chain bigint, place bigint, hash text)
language plpgsql set search_path = pg_catalog as $$
declare
  by_name text;
begin
  if by_kind = 'staff' then
    select name into by_name from public.staff where id = by_id;
  elsif by_kind = 'agency' then
    select first_name || ' ' || last_name into by_name from public.agency_user
    where agency_id = about_agency and id = by_id;
  end if;
  insert into public.activity (agency_id, actor_kind, actor_id, actor_name, what, subject_kind, subject_id,
    subject_within, subject_label, was, became, address, reference)
  values (about_agency, by_kind, by_id, coalesce(by_name, ''), step, about_kind, about_id,
    about_within, about_label, value_was, value_became, from_address, by_reference);
  return query select split_part(ended, ' ', 1)::bigint, split_part(ended, ' ', 2)::bigint, split_part(ended, ' ', 3)
    from (select current_setting('app.activity_end') as ended) ending;
end $$;
