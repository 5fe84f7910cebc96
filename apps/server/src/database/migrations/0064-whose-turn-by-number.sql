-- Whose turn it is, newest first: without them the views were gathered by deadline and sorted, up to five thousand at a
-- time. They also count what waits, so that the index over all turns is no longer needed.
create index request_yours on request (agency_id, id desc) where turn = 'agency';
create index request_ours on request (agency_id, id desc) where turn in ('desk', 'hotel', 'finance');
drop index request_by_turn;
