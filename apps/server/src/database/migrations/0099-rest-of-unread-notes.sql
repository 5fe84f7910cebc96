-- Whoever has read a part of them leaves the rest unread since the oldest of it.
grant update (first_note_at) on unread_notes to sarai_agency;
