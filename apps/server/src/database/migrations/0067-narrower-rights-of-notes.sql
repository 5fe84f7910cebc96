-- The desk writes in its own name alone, as agencies do.
create policy desk_words on note as restrictive for insert to sarai_desk with check (is_desk);
-- Nobody uses what the other side sent.
create policy own_files on upload as restrictive for update to sarai_agency using (staff_id is null);
create policy desk_files on upload as restrictive for update to sarai_desk using (user_id is null);
-- The nightly sweep of files asks by names alone.
create index upload_by_id on upload (id);
-- A thread that is found unread at night waits since its first unread note.
grant update (place) on desk_thread to sarai_worker;
