-- Messages on a request (docs/decisions/092). Within its thread a note has the next number: the thread knows the last, a
-- read mark is the number up to which a side has read, and older pages need nothing else.
create table note (
  agency_id bigint not null,
  request_id bigint not null,
  id integer not null,
  is_desk boolean not null,
  -- Of an agency's user or a member of staff, and how they were called then: agencies cannot look up our staff.
  author bigint not null,
  author_name text not null,
  content text not null check (length(content) between 1 and 2000),
  written_at timestamptz not null,
  primary key (agency_id, request_id, id)
) partition by hash (agency_id);
-- Whoever writes or reads a note locks this row, so that numbers have no gaps and no counter loses one.
create table note_thread (
  agency_id bigint not null,
  request_id bigint not null,
  notes integer not null default 0,
  read_by_agency integer not null default 0,
  read_by_desk integer not null default 0,
  primary key (agency_id, request_id),
  check (greatest(read_by_agency, read_by_desk) <= notes)
) partition by hash (agency_id);

-- The inbox of the desk: no look of it goes through the parts of the agencies. Rank 0 has notes that nobody at the desk
-- has read, 1 was read and not answered, 2 was answered or needs no answer. The place is since when the agency waits, in
-- milliseconds, and for an answered one less than nothing, so that one order has the longest wait first and then the
-- last answer. An answered one goes after ninety days (old-rows.ts); it is found by the number of its request.
create table desk_thread (
  agency_id bigint not null,
  request_id bigint not null,
  rank smallint not null check (rank between 0 and 2),
  place bigint not null,
  unread integer not null check (unread >= 0),
  last_note_at timestamptz not null,
  last_is_desk boolean not null,
  last_author text not null,
  excerpt text not null check (length(excerpt) <= 140),
  assigned_to bigint,
  primary key (agency_id, request_id),
  check ((rank = 0) = (unread > 0))
);
create index desk_thread_order on desk_thread (rank, place, request_id);
create index desk_thread_of_staff on desk_thread (assigned_to, rank, place, request_id);
create index desk_thread_of_agency on desk_thread (agency_id, rank, place, request_id);
create index desk_thread_answered on desk_thread (last_note_at) where rank = 2;

do $$
declare
  parent text;
  part text;
begin
  perform protect_agency_table('desk_thread');
  foreach parent in array array['note', 'note_thread'] loop
    perform protect_agency_table(parent::regclass);
    for n in 0..31 loop
      part := parent || '_' || to_char(n, 'fm00');
      execute format('create table %I partition of %I for values with (modulus 32, remainder %s)', part, parent, n);
      perform protect_agency_table(part::regclass);
    end loop;
  end loop;
end $$;
-- An agency writes in its own name alone.
create policy own_words on note as restrictive for insert to sarai_agency with check (not is_desk);

-- Since when somebody at the agency should have read: a mail goes out after a quarter of an hour. The number and the
-- state are those of the request; a later release drops the columns.
alter table unread_notes add column first_note_at timestamptz not null default now();
alter table unread_notes alter column request_number set default '', alter column state set default '';

-- What was said stays said.
grant select, insert on note to sarai_agency, sarai_desk;
grant select on note to sarai_worker;
grant select, insert, update (notes, read_by_agency, read_by_desk) on note_thread to sarai_agency, sarai_desk;
-- To recount, it locks.
grant select, update (notes) on note_thread to sarai_worker;
grant select (agency_id, request_id, rank, place, unread), insert,
  update (rank, place, unread, last_note_at, last_is_desk, last_author, excerpt) on desk_thread to sarai_agency;
grant select, insert,
  update (rank, place, unread, last_note_at, last_is_desk, last_author, excerpt, assigned_to) on desk_thread to sarai_desk;
grant select, update (rank, unread), delete on desk_thread to sarai_worker;
grant update (notes), delete on unread_notes to sarai_agency;
grant select, insert, update (notes, last_note_at) on unread_notes to sarai_desk;
grant select, insert, update (notes), delete on unread_notes to sarai_worker;
