import pg from 'pg'
import type { StaffRole } from '@sarai/contract/operation.ts'
import { usernameKeyOf } from '#accounts/door.ts'
import { hashPassword } from '#accounts/password-hash.ts'

export type NewStaff = { username: string; name: string; password: string; roles: readonly StaffRole[] }

/** The first members of staff are made by whoever owns the database; the app itself may not make any. */
export async function createStaff(ownerUrl: string, staff: NewStaff): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(
      `insert into staff (username, username_key, name, password_hash, roles) values ($1, $2, $3, $4, $5)
       on conflict (username_key) do update set password_hash = excluded.password_hash, roles = excluded.roles`,
      [staff.username, usernameKeyOf(staff.username), staff.name, await hashPassword(staff.password), staff.roles],
    )
  } finally {
    await client.end()
  }
}
