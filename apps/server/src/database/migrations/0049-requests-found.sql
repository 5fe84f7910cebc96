-- How an agency finds a request among its own (docs/decisions/086). Every index begins with the agency: what others have
-- costs nothing. Nothing is released yet, so they are built at once.
create index request_of_hotel on request (agency_id, hotel_id, id desc);
create index request_by_submit on request (agency_id, submitted_at desc, id desc);
create index request_to_come on request (agency_id, check_in, id) where life = 'open';
-- The nearest deadline first: what waits for the agency, for its money to be found, for us; the rest by check-in.
-- request-orders.ts says it in the same words, or nobody would use it.
create index request_by_deadline on request (
  agency_id,
  (case turn when 'agency' then 0 when 'finance' then 1 when 'nobody' then 3 else 2 end),
  (case turn when 'nobody' then check_in_at else coalesce(turn_due_at, 'infinity') end),
  id
);

-- What a request is found by whose beginning somebody types: the agency's reference and the last names of its guests,
-- folded (search-key.sql). C, because a beginning is a range: LIKE is not leakproof and would read all of an agency.
create table request_term (
  agency_id bigint not null,
  term text collate "C" not null,
  request_id bigint not null,
  primary key (agency_id, term, request_id)
) partition by hash (agency_id);
-- The words of the hotels that an agency has asked for, as they were called then.
create table requested_word (
  agency_id bigint not null,
  word text collate "C" not null,
  hotel_id bigint not null,
  primary key (agency_id, word, hotel_id)
);

do $$
declare
  part text;
begin
  perform protect_agency_table('requested_word');
  perform protect_agency_table('request_term');
  for n in 0..31 loop
    part := 'request_term_' || to_char(n, 'fm00');
    execute format('create table %I partition of request_term for values with (modulus 32, remainder %s)', part, n);
    perform protect_agency_table(part::regclass);
  end loop;
end $$;
grant select, insert on request_term, requested_word to sarai_agency;

insert into request_term (agency_id, term, request_id)
select agency_id, search_key(agency_ref), id from request where search_key(agency_ref) <> ''
union
select agency_id, search_key(guest ->> 2), request_id from request_room, jsonb_array_elements(guests) guest
where search_key(guest ->> 2) <> '';
insert into requested_word (agency_id, word, hotel_id)
select distinct agency_id, word, hotel_id
from request, unnest(name_words(hotel_name_en) || name_words(hotel_name_fa)) word;
