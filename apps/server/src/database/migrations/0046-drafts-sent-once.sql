-- A draft is sent once, from whichever tab or browser: it brings the key under which that is done. Once it was sent the
-- row says what became of it, for whoever did not hear the answer, and holds off a save of it that comes late.
alter table draft
  add column submit_key text not null default gen_random_uuid() check (octet_length(submit_key) <= 100),
  add column request_id bigint,
  -- Whoever sent it has seen which request it became.
  add column is_heard boolean not null default false,
  alter column sealed drop not null,
  add constraint draft_waits_or_was_sent check ((sealed is null) = (request_id is not null));
alter table draft alter column submit_key drop default;

grant update (submit_key, request_id, is_heard) on draft to sarai_agency;
