import type { InputOf, ReplyOf } from '@sarai/contract/operation.ts'
import type { registerAgency as operation } from '@sarai/contract/accounts.ts'
import { parseMobile } from '@sarai/locale/mobile.ts'
import { searchKey } from '@sarai/locale/search-key.ts'
import type { Caller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { actForAgency, actForUsername, type Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { usernameKeyOf } from '#accounts/door.ts'
import { hashPassword } from '#accounts/password-hash.ts'
import { refuseWeakPassword } from '#accounts/set-password.ts'

type Registration = InputOf<typeof operation>['body']

const knownUser = query<{ agency_id: number; id: number }>(
  `select agency_id, id from agency_user where username_key = $1`,
)
const nextAgencyId = query<{ id: number }>(`select nextval('agency_id_seq') as id`)
const insertAgency = query(`
  insert into agency (id, name, manager_first_name, manager_last_name, mobile, language, name_key)
  values ($1, $2, $3, $4, $5, $6, $7)`)
const insertOwner = query(`
  insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
  values ($1, $2, $3, $2, $4, $5, $6, 'owner')`)

/**
 * Answers the same whether the e-mail is new or known, so that nobody can find out who our agencies are; the owner of
 * a known address is told by mail that somebody tried.
 */
export async function registerAgency(
  db: Database,
  caller: Caller,
  given: Registration,
): Promise<ReplyOf<typeof operation>> {
  refuseWeakPassword('Password', given.Password, { agencyName: given.AgencyName, email: given.Email })
  const passwordHash = await hashPassword(given.Password)
  const usernameKey = usernameKeyOf(given.Email)
  const register = () =>
    db.write(caller, async (tx) => {
      await actForUsername(tx, usernameKey)
      const known = await knownUser.first(tx, usernameKey)
      if (known === undefined) await openAccount(tx, caller, given, usernameKey, passwordHash)
      else await enqueue(tx, 'mail-registration-repeated', { agencyId: known.agency_id, userId: known.id })
      return {}
    })
  // Of two first registrations at the same moment one meets the unique index; at its second look the user is known.
  return register().catch((error: unknown) => {
    if ((error as { code?: string }).code === uniqueViolation) return register()
    throw error
  })
}

const uniqueViolation = '23505'

async function openAccount(tx: Tx, caller: Caller, given: Registration, usernameKey: string, passwordHash: string) {
  const { id } = await nextAgencyId.one(tx)
  await actForAgency(tx, id)
  await insertAgency.run(
    tx,
    id,
    given.AgencyName,
    given.ManagerFirstName,
    given.ManagerLastName,
    parseMobile(given.Mobile) ?? given.Mobile,
    caller.language,
    searchKey(given.AgencyName),
  )
  await insertOwner.run(tx, id, given.Email, usernameKey, given.ManagerFirstName, given.ManagerLastName, passwordHash)
  await enqueue(tx, 'mail-agency-registered', { agencyId: id })
  await announce(tx, { to: 'desk', what: 'agency', id: `${id}` })
}
