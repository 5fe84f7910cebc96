import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Language } from '@sarai/locale/language.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { query, type Tx } from '#database/query.ts'

export type NewColleague = {
  email: string
  firstName: string
  lastName: string
  role: AgencyRole
  language: Language
}

/** The mail with the link reached this address, and that is all that a confirmation of it would show. */
const insertColleague = query<
  {
    agencyId: AgencyId
    email: string
    usernameKey: string
    firstName: string
    lastName: string
    role: string
    language: string
    passwordHash: string
  },
  { id: UserId }
>(`
  insert into agency_user
    (agency_id, username, username_key, email, first_name, last_name, role, language, password_hash, email_verified_at)
  values ($agencyId, $email, $usernameKey, $email, $firstName, $lastName, $role, $language, $passwordHash,
    now()) returning id`)

export async function addColleague(tx: Tx, agencyId: AgencyId, person: NewColleague, passwordHash: string) {
  const { email, firstName, lastName, role, language } = person
  const key = usernameKeyOf(email)
  return insertColleague.one(tx, {
    agencyId,
    email,
    usernameKey: key,
    firstName,
    lastName,
    role,
    language,
    passwordHash,
  })
}
