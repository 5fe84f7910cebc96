import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { query, type Given, type ParamsOf, type Question, type Tx } from '#database/query.ts'
import { agencyInMail, personInMail, strangerInMail, type MailName } from '#mail/mail-name.ts'

/** Whom a mail is for, as the worker finds them when it sends. */
export type Recipient = {
  agencyId: AgencyId
  userId: UserId
  email: string
  pendingEmail: string | null
  name: MailName
  agencyName: MailName
  language: Language
}

type Row = Omit<Recipient, 'name' | 'agencyName'> & { name: string; agencyName: string; isKnown: boolean }

function recipient<Params extends ParamsOf<Params>>(text: string) {
  const found = query<Params, Row>(text)
  return {
    one: async (tx: Tx, ...given: Given<Params>) => asMailed(await found.one(tx, ...given)),
    first: async (tx: Tx, ...given: Given<Params>) => {
      const row = await found.first(tx, ...given)
      return row && asMailed(row)
    },
    ask: {
      one: (...given: Given<Params>): Question<Recipient> => {
        const { statement, read } = found.ask.one(...given)
        return { statement, read: (answer) => asMailed(read(answer)) }
      },
    },
  }
}

function asMailed({ isKnown, name, agencyName, ...row }: Row): Recipient {
  const { language } = row
  if (!isKnown) return { ...row, ...strangerInMail(language) }
  return { ...row, name: personInMail(language, name), agencyName: agencyInMail(language, agencyName) }
}

const recipientAt = (email: string) => `
  select u.agency_id as "agencyId", u.id as "userId", ${email} as email, u.pending_email as "pendingEmail",
    u.first_name as name, agency.name as "agencyName", coalesce(u.language, agency.language) as language,
    agency.status not in ('pending', 'rejected') as "isKnown"
  from agency_user u join agency on agency.id = u.agency_id`
const recipientColumns = recipientAt('u.email')

/** Of several owners the first who may still come in. None once the address turned out to be somebody else's. */
export const ownerOf = recipient<{ agencyId: AgencyId }>(`${recipientColumns}
  where u.agency_id = $agencyId and u.role = 'owner' and agency.address_lost_at is null
  order by u.disabled_at is not null, u.id limit 1`)
export const userOf = recipient<{ agencyId: AgencyId; userId: UserId }>(`${recipientColumns}
  where u.agency_id = $agencyId and u.id = $userId`)
/** Somebody who may still come in; for whoever may no longer, the first owner who may. */
export const userOrOwner = recipient<{ agencyId: AgencyId; userId: UserId }>(`${recipientColumns}
  where u.agency_id = $agencyId and u.disabled_at is null and (u.id = $userId or u.role = 'owner')
  order by u.id <> $userId, u.id limit 1`)
/**
 * Whoever has an address, or may still take it back: they are reached there. Somebody who registered with it and never
 * confirmed it does not have it until the desk knows them (decision 060).
 */
export const holderOfAddress = recipient<{
  usernameKey: string
}>(`${recipientColumns} where u.username_key = $usernameKey
    and (u.email_verified_at is not null or agency.status not in ('pending', 'rejected'))
  union all ${recipientAt('c.old_email')}
  join email_change c on c.agency_id = u.agency_id and c.user_id = u.id
  where c.old_key = $usernameKey and c.over_at is null and c.back_until > now()
  limit 1`)
export const userByNameHash = recipient<{ usernameHash: string }>(`${recipientColumns}
  where username_hash(u.username_key) = decode($usernameHash, 'hex')`)
