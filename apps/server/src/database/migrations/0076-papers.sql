-- Papers that others hold in their hands, so that anybody can ask whether one still counts (docs/decisions/107). The file
-- itself is set anew whenever it is asked for.
create table paper (
  agency_id bigint not null references agency,
  request_id bigint not null,
  kind text not null check (kind in ('voucher')),
  -- The number that people say is V- and that of the request, with the version behind it from the second on.
  version integer not null check (version >= 1),
  state text not null default 'valid' check (state in ('valid', 'replaced', 'revoked')),
  -- Whoever holds the paper can read it there, and nobody can guess it.
  code text not null check (code ~ '^[A-Za-z0-9_-]{24}$'),
  issued_at timestamptz not null,
  ended_at timestamptz,
  primary key (agency_id, request_id, kind, version),
  check ((state = 'valid') = (ended_at is null))
);
create unique index paper_by_code on paper (code);
create unique index paper_in_force on paper (agency_id, request_id, kind) where state = 'valid';
select protect_agency_table('paper');

grant select, insert (agency_id, request_id, kind, version, code, issued_at), update (state, ended_at) on paper
  to sarai_agency, sarai_desk, sarai_worker;

-- What has ended never counts again.
-- To everybody: whoever is named is named in no certain order when a schema is compared.
create policy ends_once on paper as restrictive for update
  using (state = 'valid') with check (state <> 'valid');

-- What is confirmed already has its voucher from now on.
insert into paper (agency_id, request_id, kind, version, code, issued_at)
select agency_id, id, 'voucher', 1,
  translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) for 18), 'base64'),
    '+/', '-_'),
  now()
from request where state = 'Confirmed';
