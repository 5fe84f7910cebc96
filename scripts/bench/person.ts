import { createPrivateKey, createPublicKey } from 'node:crypto'
import { paidGroup } from '../../apps/server/src/demo/many-hotels/fill-catalogue.ts'
import { signAccessToken } from '../../apps/server/src/identity/token/access-token.ts'
import { asAgencyId } from '../../packages/domain/src/ground/ids.ts'
import { withClient } from '../../apps/server/src/database/with-client.ts'

export type Person = { agencyId: number; newToken(): Promise<string> }
export type Clerk = { newToken(): Promise<string> }

type LoggedIn = { agency: number; user: number; session: string }

/** Somebody of an agency that earns commissions and has requests, logged in. */
export async function aPerson(superuser: string, signingKey: string): Promise<Person> {
  const loggedIn = await withClient(superuser, async (client) => {
    const { rows } = await client.query<LoggedIn>(
      `with opened as (
         insert into agency (name, manager_first_name, manager_last_name, mobile, language, status, commission_group)
         values ('Measured', 'Nasrin', 'Rahimi', '+989120000000', 'en', 'approved', $1) returning id),
       employed as (
         insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
         select id, name, name, name, 'Nasrin', 'Rahimi', '-', 'owner'
         from opened, (values (gen_random_uuid() || '@measured.example')) as person (name) returning agency_id, id),
       counted as (
         insert into request_count (agency_id, state, requests)
         select id, state, 12 from opened, unnest(array['New', 'PaymentPending', 'Confirmed', 'Rejected']) state),
       unread as (
         insert into unread_notes (agency_id, request_id, request_number, state, notes, last_note_at)
         select id, n, 'R-' || n, 'New', 2, now() from opened, generate_series(1, 5) n),
       logged_in as (
         insert into agency_session (agency_id, user_id, expires_at)
         select agency_id, id, now() + interval '1 day' from employed returning id)
       select employed.agency_id::int as agency, employed.id::int as user, logged_in.id as session
       from employed, logged_in`,
      [paidGroup],
    )
    return rows[0]!
  })
  return personOf(loggedIn, signingKey)
}

/** Somebody of the largest agency, of the next, and of some from there to the smallest, logged in. */
export async function peopleWithRequests(superuser: string, agencies: number, signingKey: string): Promise<Person[]> {
  const chosen = [1, 2, ...[0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => share * agencies)]
  const { rows } = await withClient(superuser, (client) =>
    client.query<LoggedIn>(
      `insert into agency_session (agency_id, user_id, expires_at)
       select agency_id, id, now() + interval '1 day' from agency_user where agency_id = any ($1)
       returning agency_id::int as agency, user_id::int as user, id as session`,
      [chosen],
    ),
  )
  return rows.map((loggedIn) => personOf(loggedIn, signingKey))
}

/** Somebody of the desk who answers requests, logged in. */
export async function aClerk(superuser: string, signingKey: string): Promise<Clerk> {
  const { rows } = await withClient(superuser, (client) =>
    client.query<{ id: number; session: string }>(
      `with employed as (
         insert into staff (username, username_key, name, password_hash, roles)
         select name, name, 'Measured', '-', '{reservations}'
         from (values (gen_random_uuid() || '@measured.example')) as person (name) returning id)
       insert into staff_session (staff_id, expires_at) select id, now() + interval '1 day' from employed
       returning staff_id::int as id, id as session`,
    ),
  )
  const { id, session } = rows[0]!
  const key = keyOf(signingKey)
  return { newToken: () => signAccessToken(key, 'desk', id, { roles: ['reservations'], sid: session }) }
}

function keyOf(signingKey: string) {
  const privateKey = createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

function personOf({ agency, user, session }: LoggedIn, signingKey: string): Person {
  const key = keyOf(signingKey)
  return {
    agencyId: agency,
    newToken: () => signAccessToken(key, 'portal', user, { agency: asAgencyId(agency), sid: session }),
  }
}
