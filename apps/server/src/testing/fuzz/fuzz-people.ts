import type { KeyObject } from 'node:crypto'
import pg from 'pg'
import { stepUpHeader, type Operation } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { signAccessToken } from '#identity/token/access-token.ts'
import { demoLogins, demoPassword, demoTotpSecret } from '#demo/demo-people.ts'
import { stepAt, totpCode } from '#staff/login/totp.ts'
import type { Actor } from '#testing/fuzz/fuzz-call.ts'

type Person = { id: number; agency: AgencyId; session: string; hash: string }
type Key = { privateKey: KeyObject; publicKey: KeyObject }

const user = demoLogins.portal.username
const staff = demoLogins.desk.username
/** A token lives for five minutes. */
const renewAfterMs = 120_000

/**
 * The demo's owner and admin, logged in. A fuzzer ends sessions, spends tries and suspends agencies as it goes along;
 * `restore` makes that undone, past the API, so that the next calls get as far as the first.
 */
export async function fuzzPeople(superuserUrl: string, key: Key) {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const one = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) =>
    (await client.query<Row>(text, values)).rows[0]!
  const owner = await one<Person>(
    `with s as (insert into agency_session (agency_id, user_id, expires_at)
       select agency_id, id, now() + interval '1 day' from agency_user where username = $1 returning id)
     select u.id::int, agency_id::int as agency, s.id as session, password_hash as hash
     from agency_user u, s where username = $1`,
    [user],
  )
  const admin = await one<Person>(
    `with s as (insert into staff_session (staff_id, expires_at)
       select id, now() + interval '1 day' from staff where username = $1 returning id)
     select staff.id::int, 0 as agency, s.id as session, password_hash as hash from staff, s where username = $1`,
    [staff],
  )
  const tokens = { agency: '', staff: '', at: 0 }
  const restore = async () => {
    await client.query('delete from attempt')
    // One mail a minute is one too few for a fuzzer.
    await client.query(`update invitation set sent_at = now() - interval '1 hour'`)
    await client.query(`update agency_user set confirmation_asked_at = null`)
    await client.query(`update agency set status = 'approved' where id = $1`, [owner.agency])
    await client.query(`update agency_user set disabled_at = null, role = 'owner', password_hash = $2 where id = $1`, [
      owner.id,
      owner.hash,
    ])
    await client.query(`update staff set disabled_at = null, roles = '{admin}', password_hash = $2 where id = $1`, [
      admin.id,
      admin.hash,
    ])
    await client.query(`update staff_factor set last_step = 0`)
    for (const [table, { session }] of [
      ['agency_session', owner],
      ['staff_session', admin],
    ] as const) {
      await client.query(`update ${table} set ended_at = null, renewed_at = now() where id = $1`, [session])
    }
    if (Date.now() - tokens.at < renewAfterMs) return
    tokens.agency = await signAccessToken(key, 'portal', owner.id, { agency: owner.agency, sid: owner.session })
    tokens.staff = await signAccessToken(key, 'desk', admin.id, { roles: ['admin'], sid: admin.session })
    tokens.at = Date.now()
  }
  await restore()
  const cookies = new Map<string, string>()
  const doorOf = (op: Operation) => (op.path.startsWith('/desk/') ? 'desk' : 'portal')
  const cookiesOf = (op: Operation): Record<string, string> => {
    const cookie = cookies.get(doorOf(op))
    return op.cookies === true && cookie !== undefined ? { cookie } : {}
  }
  /** A browser brings back what a login gave it. */
  const learnCookies = (op: Operation, given: readonly string[]) => {
    const kept = given.map((cookie) => cookie.split(';')[0] ?? '').filter((cookie) => !cookie.endsWith('='))
    if (kept.length > 0) cookies.set(doorOf(op), kept.join('; '))
  }
  const bearing = (name: 'agency' | 'staff'): Actor => ({
    name,
    headers: (op) => ({ authorization: `Bearer ${tokens[name]}`, ...proofFor(op) }),
  })
  const actors: Actor[] = [{ name: 'nobody', headers: (op) => cookiesOf(op) }, bearing('agency'), bearing('staff')]
  return { actors, restore, facts, learnCookies, close: () => client.end() }
}

/** What the people know and no answer tells. */
function facts(name: string, op: Operation): readonly unknown[] {
  switch (name.toLowerCase()) {
    case 'password':
    case 'currentpassword':
      return [demoPassword]
    case 'username':
      return op.access !== 'anyone' ? [] : [op.path.startsWith('/desk/') ? staff : user]
    case 'code':
      return [codeOfNow()]
    default:
      return []
  }
}

/** A code is taken once; of the calls in a batch the first gets further. */
function proofFor({ stepUp }: Operation): Record<string, string> {
  if (stepUp === undefined) return {}
  return { [stepUpHeader]: stepUp === 'code' ? codeOfNow() : demoPassword }
}

const codeOfNow = () => totpCode(demoTotpSecret, stepAt(Date.now()))
