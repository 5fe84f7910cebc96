-- What the desk needs to edit hotels, pictures, rates and terms.

-- A hotel is found by a part of either name, and listed by its name.
alter table hotel add column search_key text not null generated always as (search_key(name_en || ' ' || name_fa)) stored;
create index hotel_found_by on hotel using gin (search_key gin_trgm_ops);
create index hotel_by_name on hotel (name_en, id);

-- The same photo may be shown by two hotels and in an ad: it is stored once, and each of them names its key.
alter table picture drop constraint if exists picture_key_key;
create unique index picture_once on picture (hotel_id, key);
alter table picture add column version integer not null default 1;

-- The order in which rates were set: what a page of them begins after.
alter table exchange_rate add column id bigint generated always as identity unique;

-- An agency agrees to one version of the terms. Without the old texts nobody could say to what.
create table terms (
  version integer primary key,
  text_en text not null,
  text_fa text not null,
  set_at timestamptz not null default now(),
  set_by bigint references staff
);
insert into terms (version, text_en, text_fa) select terms_version, terms_en, terms_fa from house;
grant select on terms to sarai_app, sarai_worker;
grant insert on terms to sarai_app;
