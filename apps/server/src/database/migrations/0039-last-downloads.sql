-- concurrently
-- What an agency took last of a package is one descent of the primary key, and of no other index: PostgreSQL chose one
-- that begins with the package where its statistics were old, and read what all other agencies took.
create unique index concurrently if not exists price_list_download_of on price_list_download (agency_id, package_id, id);
alter table price_list_download drop constraint if exists price_list_download_pkey,
  add constraint price_list_download_pkey primary key using index price_list_download_of;
-- Whoever waits for a file that is being made. Of a sum, so that nothing but the question for it can use it.
create index concurrently if not exists price_list_download_awaited on price_list_download ((package_id + 0), at);
drop index concurrently if exists price_list_download_last;
drop index concurrently if exists price_list_download_waiting;
