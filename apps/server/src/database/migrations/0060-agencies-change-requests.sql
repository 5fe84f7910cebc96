-- An agency changes what it asked for (docs/decisions/094). The timeline says what was different afterwards: dates, a
-- room, flights, guests by name, the reference, what it costs; never a passport number (domain, change.ts).
alter table request_event add column change jsonb;

-- Which room it is and who sleeps there; its place in the request stays.
grant update (room_type_id, name_en, name_fa, view, board, child_no_bed, child_with_bed, extra_bed, guests, passports,
    check_out)
  on request_room to sarai_agency;
-- A name that nobody has any more finds nothing.
grant delete on request_term to sarai_agency;
