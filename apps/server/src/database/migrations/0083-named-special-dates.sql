-- How the special dates of a price were called when it was made, beside its lines: English and Persian, room by room and
-- night by night, empty on an ordinary night (price-lines.ts). Nothing where no night is special, and of what was kept
-- before names were.
alter table quote add column titles text[];
alter table price_version add column titles text[];
