-- concurrently
create unique index concurrently if not exists hotel_question_by_token on hotel_question (token_hash)
  where token_hash is not null;
-- Who has been silent longest.
create index concurrently if not exists hotel_question_to_call on hotel_question (call_at, request_id)
  where how = 'link' and last_answer = 0 and ended_at is null and used_at is null;
create index concurrently if not exists hotel_question_with_names on hotel_question (check_out) where asked is not null;
