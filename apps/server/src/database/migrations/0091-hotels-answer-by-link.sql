-- A question that is sent to the hotel as a link. The hotel has no account: whoever holds the token sees this one row,
-- with all that the page says, and nothing else of ours. Only the hash of the token is kept.
alter table hotel_question drop constraint hotel_question_how_check;
alter table hotel_question add constraint hotel_question_how_check check (how in ('phone', 'email', 'message', 'link'))
  not valid;
alter table hotel_question
  add column token_hash bytea,
  -- As they were given when it was sent.
  add column email text,
  add column language text,
  add column phone text not null default '',
  -- The price version that was in force: a question about another one is over.
  add column price_version smallint,
  -- What the page shows: hotel, stay, rooms, names, wishes. Null once the names were deleted, 90 days after check-out.
  add column asked jsonb,
  add column check_in_at timestamptz,
  add column check_out date,
  -- When a silent hotel should be called, and until when a first answer is taken.
  add column call_at timestamptz,
  add column answer_by timestamptz,
  -- Until when the link leads anywhere: until `answer_by`, and with an answer or a decision until the guests are there.
  add column expires_at timestamptz,
  add column reminded_at timestamptz,
  -- It is over: taken back, or the request has gone on without it.
  add column ended_at timestamptz,
  add column withdrawn_at timestamptz,
  -- The desk has decided: from now on the hotel may only add its number.
  add column used_at timestamptz,
  add column used_answer smallint,
  -- What the hotel said, the oldest first, and how often it said something.
  add column answers jsonb not null default '[]',
  add column last_answer smallint not null default 0,
  add constraint token_hash_is_whole check (octet_length(token_hash) = 32) not valid,
  add constraint language_is_known check (language in ('en', 'tr')) not valid,
  add constraint link_is_whole check ((how = 'link') = (token_hash is not null)
    and (how <> 'link' or (email is not null and language is not null and price_version is not null
      and check_in_at is not null and check_out is not null and call_at is not null and answer_by is not null
      and expires_at is not null))) not valid;

-- A hotel that clicks its link: nothing is there for a token that was guessed, taken back or is over, so that all of
-- them are answered alike.
create policy question_by_link on hotel_question for select to sarai_visitor
  using (token_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
    and ended_at is null and expires_at > now() and asked is not null);
create policy answer_by_link on hotel_question for update to sarai_visitor
  using (token_hash = decode(nullif(current_setting('app.link', true), ''), 'hex')
    and ended_at is null and expires_at > now() and asked is not null);
grant select (agency_id, request_id, version, token_hash, language, asked, check_in_at, answer_by, expires_at, ended_at,
  used_at, answers, last_answer), update (answers, last_answer, expires_at) on hotel_question to sarai_visitor;
-- What an agency changes or cancels ends the question; it sees nothing of it.
grant select (agency_id, request_id, version, ended_at, used_at), update (ended_at) on hotel_question to sarai_agency;
grant update (ended_at, withdrawn_at, used_at, used_answer, expires_at) on hotel_question to sarai_desk;
grant select, update (token_hash, reminded_at, ended_at, used_at, used_answer, expires_at, asked) on hotel_question
  to sarai_worker;
