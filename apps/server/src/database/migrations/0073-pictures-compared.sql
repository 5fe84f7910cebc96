-- A picture in 128 by 128 greys: screenshots of one bank's app differ in their digits alone, which only this shows.
alter table upload add column picture bytea check (octet_length(picture) = 128 * 128);
grant insert (picture) on upload to sarai_agency, sarai_desk;
grant update (picture) on upload to sarai_worker;
-- The worker adds by what a picture is found; it flags nothing.
revoke update (twin_id, twin_by) on payment from sarai_worker;
