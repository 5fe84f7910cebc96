-- Files that go along with a message: at most five, in the order in which they were chosen. The text may then be empty.
alter table note add column files uuid[] not null default '{}' check (cardinality(files) <= 5);
alter table note drop constraint note_content_check;
alter table note add constraint note_content_check
  check (length(content) <= 2000 and (content <> '' or cardinality(files) > 0));

-- What an upload was used for, and until when it is kept: with the passports, 90 days after check-out.
alter table upload add column request_id bigint, add column keep_until date,
  add check ((used_at is null) = (keep_until is null));
create index upload_kept on upload (keep_until) where keep_until is not null;
grant update (request_id, keep_until) on upload to sarai_agency, sarai_desk;
