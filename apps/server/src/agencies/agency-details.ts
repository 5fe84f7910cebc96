import type { AgencyDetails, AgencyNote, AgencyUser, DuplicateHint } from '@sarai/wire/desk/agencies.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { decisionsOn, mailToResend } from '@sarai/domain/people/agency.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { publicMailDomains } from '#accounts/public-mail-domains.ts'

type Facts = Omit<
  AgencyDetails,
  'email' | 'registeredAt' | 'decidedAt' | 'decisions' | 'mailToResend' | 'users' | 'notes' | 'duplicates'
> & { registered_at: Date; decided_at: Date | null }

const factsOf = query<{ agencyId: AgencyId }, Facts>(`
  select agency.id, agency.version, agency.status, agency.name, agency.mobile, agency.language, agency.registered_at,
    agency.manager_first_name || ' ' || agency.manager_last_name as "managerName",
    agency.commission_group as group, agency.decision_reason as reason, agency.decided_at, staff.name as "decidedBy",
    agency.address_lost_at is not null as "hasLostAddress",
    (select count(*)::int from agency_session s
     where s.agency_id = agency.id and s.ended_at is null and s.expires_at > now()) as "openSessions"
  from agency left join staff on staff.id = agency.decided_by where agency.id = $agencyId`)
const usersOf = query<{ agencyId: AgencyId }, AgencyUser>(`
  select id, first_name || ' ' || last_name as name, email, role, email_verified_at is not null as "isEmailVerified",
    disabled_at is not null as "isDisabled"
  from agency_user where agency_id = $agencyId order by disabled_at is not null, role <> 'owner', id limit 200`)
type NoteRow = Omit<AgencyNote, 'writtenAt'> & { written_at: Date }
const notesOf = query<{ agencyId: AgencyId }, NoteRow>(`
  select note.id, note.text, staff.name as "writtenBy", note.written_at
  from agency_note note join staff on staff.id = note.written_by
  where note.agency_id = $agencyId order by note.id desc limit 100`)
/** Hints, not a report: twenty by each likeness are more than enough to look at. */
const duplicatesOf = query<{ agencyId: AgencyId; publicDomains: readonly string[] }, DuplicateHint>(`
  with self as (select id, name_key, mobile from agency where id = $agencyId),
  alike as (
    (select a.id, true as name, false as mobile, false as domain
     from self join agency a on a.name_key = self.name_key where self.name_key <> '' limit 20)
    union all
    (select a.id, false, true, false from self join agency a on a.mobile = self.mobile limit 20)
    union all
    (select other.agency_id, false, false, true
     from agency_user mine join agency_user other on other.email_domain = mine.email_domain
     where mine.agency_id = $agencyId and other.agency_id <> $agencyId
       and mine.email_domain <> all ($publicDomains) limit 20)
  )
  select agency.id, agency.name, agency.status, bool_or(alike.name) as "sameName",
    bool_or(alike.mobile) as "sameMobile", bool_or(alike.domain) as "sameDomain"
  from alike join agency on agency.id = alike.id where agency.id <> $agencyId
  group by agency.id order by agency.id desc limit 20`)

export function readAgency(db: Database, caller: StaffCaller, id: AgencyId): Promise<AgencyDetails> {
  return db.read(caller, async (tx) => {
    const facts = await factsOf.first(tx, { agencyId: id })
    if (facts === undefined) throw new Problem('NOT_FOUND')
    const { registered_at, decided_at, ...agency } = facts
    const users = await usersOf.all(tx, { agencyId: id })
    const notes = await notesOf.all(tx, { agencyId: id })
    return {
      ...agency,
      email: users[0]?.email ?? '',
      registeredAt: registered_at.toISOString(),
      decidedAt: decided_at === null ? null : decided_at.toISOString(),
      decisions: decisionsOn(agency),
      mailToResend: mailToResend(agency.status) ?? null,
      users,
      notes: notes.map(shownNote),
      duplicates: await duplicatesOf.all(tx, { agencyId: id, publicDomains: [...publicMailDomains] }),
    }
  })
}

function shownNote({ id, text, writtenBy, written_at }: NoteRow): AgencyNote {
  return { id, text, writtenBy, writtenAt: written_at.toISOString() }
}
