-- Until when a request that its deadline closed may be revived: so long it waits for the agency (docs/decisions/098). What
-- was closed before this release is not asked about: within a day nobody may revive it any more.
alter table request_clock drop constraint request_clock_clock_check;
alter table request_clock add constraint request_clock_clock_check
  check (clock in ('answer', 'payment', 'offer', 'revive')) not valid;
