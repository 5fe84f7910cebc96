-- What is offered to an agency waits for its yes: the desk finds it in a queue of its own (docs/decisions/096). The
-- release before this one puts nothing there.
alter table desk_request drop constraint desk_request_queue_check;
alter table desk_request add constraint desk_request_queue_check
  check (queue in ('new', 'asked', 'offered', 'unpaid', 'applied')) not valid;
