-- Rights stop the app; this stops the owner too, and whoever was given too many rights by mistake.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the activity log only grows' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger activity_only_grows before update or delete on activity
  for each row execute function refuse_change();
create or replace trigger activity_is_never_emptied before truncate on activity
  for each statement execute function refuse_change();
create or replace trigger seal_only_grows before update or delete on activity_seal
  for each row execute function refuse_change();
create or replace trigger seal_is_never_emptied before truncate on activity_seal
  for each statement execute function refuse_change();
create or replace trigger anchor_only_grows before update or delete on activity_anchor
  for each row execute function refuse_change();
create or replace trigger anchor_is_never_emptied before truncate on activity_anchor
  for each statement execute function refuse_change();
create or replace trigger anchored_only_grows before update or delete on activity_anchored
  for each row execute function refuse_change();
create or replace trigger anchored_is_never_emptied before truncate on activity_anchored
  for each statement execute function refuse_change();
