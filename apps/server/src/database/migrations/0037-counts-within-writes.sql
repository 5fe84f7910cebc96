-- What the desk sends again is counted in the write that sends it, so that a repeated call is not counted again.
grant select, insert (bucket, level), update (level, updated_at) on attempt to sarai_desk, sarai_desk_door;
