-- Which write a code was given for: when its answer was lost it comes again with the same code, and is the same one.
alter table staff_factor add column spent_on text;
grant update (spent_on) on staff_factor to sarai_desk_door;

-- When somebody last used the desk, as against a screen that reads again by itself.
alter table staff_session add column used_at timestamptz not null default now();
