import pg from 'pg'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffRole } from '@sarai/domain/people/staff-role.ts'
import { usernameKeyOf } from '#identity/door.ts'
import { hashPassword, passwordWork } from '#identity/password-hash.ts'
import type { Sealing } from '#sealing.ts'
import { factorRow } from '#staff/login/second-factor.ts'

export type NewStaff = { username: string; name: string; password: string; roles: readonly StaffRole[] }
/** For demo data and tests, which need to know the codes. Everybody else sets an app up at the first login. */
type KnownFactor = { sealing: Sealing; secret: string }

const upsert = `
  insert into staff (username, username_key, name, password_hash, roles) values ($1, $2, $3, $4, $5)
  on conflict (username_key) do update
    set password_hash = excluded.password_hash, roles = excluded.roles, disabled_at = null, version = staff.version + 1
  returning id::int`

/** As `reopenGuesses` does, for the owner of the database. */
const reopen = `delete from guess_cap where starts_with(what, 'desk-') and person = $1`

/** Makes the first admin, by whoever owns the database; later ones are invited at the desk. */
export async function createStaff(ownerUrl: string, staff: NewStaff, factor?: KnownFactor): Promise<number> {
  const passwordHash = await passwordWork(() => hashPassword(staff.password))
  return asOwner(ownerUrl, async (client) => {
    const { username, name, roles } = staff
    const known = [username, usernameKeyOf(username), name, passwordHash, roles]
    const id = (await client.query<{ id: StaffId }>(upsert, known)).rows[0]!.id
    await client.query(reopen, [id])
    if (factor !== undefined) {
      await client.query(
        `insert into staff_factor (staff_id, secret, last_step) values ($1, $2, 0)
         on conflict (staff_id) do update set secret = excluded.secret`,
        [id, factor.sealing.seal(factor.secret, factorRow(id))],
      )
    }
    return id
  })
}

/** For the day on which the only admin has lost both the phone and the recovery codes. */
export async function forgetFactorOf(ownerUrl: string, username: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    for (const table of ['staff_factor', 'staff_recovery_code']) {
      const text = `delete from ${table} where staff_id = (select id from staff where username_key = $1)`
      await client.query(text, [usernameKeyOf(username)])
    }
    const { rows } = await client.query<{ id: number }>(`select id from staff where username_key = $1`, [
      usernameKeyOf(username),
    ])
    for (const { id } of rows) await client.query(reopen, [id])
  })
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
