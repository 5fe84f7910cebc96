-- concurrently
-- What is swept by its age has an index on it: every ten minutes is too often to read a whole table.
create index concurrently if not exists agency_session_age on agency_session (expires_at);
create index concurrently if not exists staff_session_age on staff_session (expires_at);
create index concurrently if not exists staff_link_age on staff_link (expires_at);
create index concurrently if not exists price_list_download_age on price_list_download (at);
create index concurrently if not exists price_import_age on price_import (uploaded_at);
grant delete on price_list_download to sarai_agency;
grant delete on price_list_download, price_import to sarai_worker;
