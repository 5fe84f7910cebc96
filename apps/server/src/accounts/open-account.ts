import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { systemCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { announce } from '#live/announce.ts'
import { usernameKeyOf } from '#identity/door.ts'

type Registration = {
  agencyName: string
  firstName: string
  lastName: string
  email: string
  mobile: string
  passwordHash: string
  language: Language
}

/** Taken in the transaction that opens the account: a job that runs twice finds nothing the second time. */
const takeRegistration = query<{ registrationId: string }, Registration>(`
  delete from registration where id = $registrationId
  returning agency_name as "agencyName", manager_first_name as "firstName", manager_last_name as "lastName", email,
    mobile, password_hash as "passwordHash", language`)
/** Of two first registrations at the same moment the second waits here, and then finds the user known. */
const lockUsername = query<{ usernameKey: string }>(
  `select pg_advisory_xact_lock(hashtextextended('open-account:' || $usernameKey, 0))`,
)
/** An address that somebody may still take back is theirs too. */
const knownUser = query<{ usernameKey: string }, { agencyId: AgencyId; userId: UserId; changeId: number | null }>(`
  select agency_id as "agencyId", id as "userId", null::int as "changeId" from agency_user
  where username_key = $usernameKey
  union all
  select agency_id, user_id, id::int from email_change
  where old_key = $usernameKey and over_at is null and back_until > now()
  limit 1`)
/** One mail in an hour: a mailbox is not to be flooded by whoever knows its address. */
const mayTellAgain = query<{ agencyId: AgencyId; userId: UserId }>(`
  update agency_user set registration_repeated_at = now()
  where agency_id = $agencyId and id = $userId
    and (registration_repeated_at is null or registration_repeated_at < now() - interval '1 hour')`)
const insertAgency = query<
  { agencyName: string; firstName: string; lastName: string; mobile: string; language: string; nameKey: string },
  { id: AgencyId }
>(`
  insert into agency (name, manager_first_name, manager_last_name, mobile, language, name_key)
  values ($agencyName, $firstName, $lastName, $mobile, $language, $nameKey) returning id`)
const insertOwner = query<{
  agencyId: AgencyId
  email: string
  usernameKey: string
  firstName: string
  lastName: string
  passwordHash: string
}>(`
  insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
  values ($agencyId, $email, $usernameKey, $email, $firstName, $lastName, $passwordHash, 'owner')`)

/** Opens the account that was asked for, or tells the owner of a known e-mail that somebody tried. */
export function openAccount(db: Database, registrationId: string): Promise<void> {
  return db.write(systemCaller(`open-account-${registrationId}`), async (tx) => {
    const given = await takeRegistration.first(tx, { registrationId })
    if (given === undefined) return
    const usernameKey = usernameKeyOf(given.email)
    await lockUsername.later(tx, { usernameKey })
    const known = await knownUser.first(tx, { usernameKey })
    if (known === undefined) return open(tx, given, usernameKey)
    const shouldTell = await mayTellAgain.run(tx, { agencyId: known.agencyId, userId: known.userId })
    if (shouldTell === 0) return
    const { changeId, ...user } = known
    // Whoever lost their address may try to begin anew: they are shown the way back once more.
    if (changeId === null) await enqueue(tx, 'mail-registration-repeated', user)
    else await enqueue(tx, 'mail-email-changed', { ...user, changeId })
  })
}

async function open(tx: Tx, given: Registration, usernameKey: string): Promise<void> {
  const { agencyName, firstName, lastName, email, mobile, language } = given
  const nameKey = searchKey(agencyName)
  const { id } = await insertAgency.one(tx, { agencyName, firstName, lastName, mobile, language, nameKey })
  await insertOwner.later(tx, {
    agencyId: id,
    email,
    usernameKey,
    firstName,
    lastName,
    passwordHash: given.passwordHash,
  })
  await enqueue(tx, 'mail-agency-registered', { agencyId: id })
  await announce(tx, { to: 'desk', what: 'agency', id: `${id}` })
}

const waiting = query<void, { id: string }>(`select id from registration order by created_at, id limit 1000`)

/** Does at once what the worker would do in its turn: for demo data and tests. Its jobs find nothing left. */
export async function openWaitingAccounts(db: Database): Promise<void> {
  const rows = await db.look(systemCaller('open-waiting-accounts'), waiting.ask.all())
  for (const { id } of rows) await openAccount(db, id)
}
