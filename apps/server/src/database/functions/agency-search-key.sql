-- The search key is the folded name, the manager's name, the mobile as we keep it and as people write it at home, and
-- every e-mail. The database keeps it, so that no command that corrects an address can forget to.
create or replace function keep_search_key() returns trigger language plpgsql as $$
begin
  if new.name_key = '' then new.name_key := lower(new.name); end if;
  new.search_key := concat_ws(' ', new.name_key,
    public.search_key(concat_ws(' ', new.manager_first_name, new.manager_last_name)),
    new.mobile, '0' || substr(new.mobile, 4), (
      select string_agg(lower(email), ' ' order by id) from agency_user where agency_id = new.id));
  return new;
end $$;
create or replace trigger keep_search_key
  before insert or update of name_key, mobile, manager_first_name, manager_last_name on agency
  for each row execute function keep_search_key();

create or replace function renew_search_key() returns trigger language plpgsql as $$
begin
  update agency set name_key = name_key where id = new.agency_id;
  return null;
end $$;
create or replace trigger renew_search_key after insert or update of email on agency_user
  for each row execute function renew_search_key();
