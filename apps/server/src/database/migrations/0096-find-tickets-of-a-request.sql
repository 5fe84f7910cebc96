-- concurrently
create index concurrently if not exists ticket_of_request on ticket (about_request) where about_request is not null;
