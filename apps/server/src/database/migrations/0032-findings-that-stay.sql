-- When a fault was last found. What the check of the newest steps found stays until a whole check that began later.
alter table activity_check add column found_at timestamptz;
