-- Protected as every table with rows of an agency is. No agency has a right to it: what finance proposes is the desk's.
drop policy desk_access on adjustment;
drop policy worker_access on adjustment;
select protect_agency_table('adjustment');

-- Names a move of credit for ever: its journals on both contracts are called after it.
create sequence credit_move_number;
grant usage on sequence credit_move_number to sarai_agency, sarai_desk;

-- A file that the scanner judged only after it was sent is compared then.
grant update (picture_hash, picture_parts, twin_id, twin_by) on payment to sarai_worker;
