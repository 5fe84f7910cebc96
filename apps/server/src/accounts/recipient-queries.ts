import type { Language } from '@sarai/locale/language.ts'
import { query } from '#database/query.ts'

/** Whom a mail is for, as the worker finds them when it sends. */
export type Recipient = {
  agencyId: number
  userId: number
  email: string
  pendingEmail: string | null
  name: string
  agencyName: string
  language: Language
}

const recipientColumns = `
  select u.agency_id as "agencyId", u.id as "userId", u.email, u.pending_email as "pendingEmail",
    u.first_name as name, agency.name as "agencyName", coalesce(u.language, agency.language) as language
  from agency_user u join agency on agency.id = u.agency_id`

/** Of several owners the first who may still come in. */
export const ownerOf = query<Recipient>(`${recipientColumns}
  where u.agency_id = $1 and u.role = 'owner' order by u.disabled_at is not null, u.id limit 1`)
export const userOf = query<Recipient>(`${recipientColumns} where u.agency_id = $1 and u.id = $2`)
export const userByName = query<Recipient>(`${recipientColumns} where u.username_key = $1`)
export const userByNameHash = query<Recipient>(
  `${recipientColumns} where username_hash(u.username_key) = decode($1, 'hex')`,
)
