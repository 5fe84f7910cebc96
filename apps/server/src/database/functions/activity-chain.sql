-- As jsonb, because its text has one form only; the time as a number, because its text depends on the time zone.
create or replace function activity_hash(step activity, previous bytea) returns bytea
language sql stable set search_path = pg_catalog as $$
  select sha256(previous || convert_to(jsonb_build_array(
    step.id, step.chain, step.place, step.agency_id, extract(epoch from step.at), step.actor_kind, step.actor_id,
    step.actor_name, step.what, step.subject, step.before, step.after, step.address, step.reference)::text, 'UTF8'));
$$;

-- The chain goes on from where it ended: steps of form 1 keep the rule above, untouched.
create or replace function activity_step_hash(step activity, previous bytea) returns bytea
language sql stable set search_path = pg_catalog as $$
  select case step.form when 1 then public.activity_hash(step, previous) else
    sha256(previous || convert_to(jsonb_build_array(
      step.form, step.id, step.chain, step.place, step.agency_id, extract(epoch from step.at), step.actor_kind,
      step.actor_id, step.actor_name, step.what, step.subject_kind, step.subject_id, step.subject_within,
      step.subject_label, step.was, step.became, step.address, step.reference)::text, 'UTF8')) end
$$;

create or replace function chain_activity() returns trigger
language plpgsql security definer set search_path = pg_catalog as $$
declare
  head public.activity_head;
begin
  new.form := 2;
  new.chain := coalesce(new.agency_id, 0);
  insert into public.activity_head values (new.chain, 0, '') on conflict do nothing;
  select * into head from public.activity_head h where h.chain = new.chain for update;
  new.place := head.place + 1;
  -- Read under the lock, so that the times of a chain never run backwards.
  new.at := clock_timestamp();
  new.hash := public.activity_step_hash(new, head.hash);
  update public.activity_head h set place = new.place, hash = new.hash where h.chain = new.chain;
  -- For keep_activity, which tells it to the process that signs: an agency may not read the row back.
  perform set_config('app.activity_end', format('%s %s %s', new.chain, new.place, encode(new.hash, 'hex')), true);
  return new;
end $$;
revoke all on function chain_activity() from public;
create or replace trigger chain_activity before insert on activity for each row execute function chain_activity();
