-- How many prices of a spreadsheet are far from the others, and which: they are asked about before they count.
alter table price_import add column far integer not null default 0;
alter table price_change add column far boolean not null default false;
create index price_change_far on price_change (import_id, id) where far;
