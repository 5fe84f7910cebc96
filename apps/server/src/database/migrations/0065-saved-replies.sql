-- What the desk writes again and again, in both languages. In braces a text names values of the request.
create table saved_reply (
  id integer generated always as identity primary key,
  name_en text not null check (length(name_en) between 1 and 80),
  name_fa text not null check (length(name_fa) between 1 and 80),
  text_en text not null check (length(text_en) between 1 and 1000),
  text_fa text not null check (length(text_fa) between 1 and 1000),
  active boolean not null default true,
  version integer not null default 1
);
grant select, insert, update on saved_reply to sarai_desk;

-- The log knows one thing more.
alter table activity drop constraint subject_is_known;
alter table activity add constraint subject_is_known check (subject_kind in (
    'package', 'property', 'hotel', 'ad', 'bank', 'receipt-type', 'rejection-reason', 'saved-reply', 'request', 'currency',
    'rate', 'agency-group', 'commission', 'staff', 'colleague', 'invitation', 'note', 'mail', 'session')) not valid;
