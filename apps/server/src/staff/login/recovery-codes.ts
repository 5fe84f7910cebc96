import { createHash, randomBytes } from 'node:crypto'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'
import { base32Of } from '#staff/login/base32.ts'

const howMany = 10
/** 80 bits: nobody tries that many, not even with the hashes in hand. */
const bytesEach = 10

const deleteCodes = query(`delete from staff_recovery_code where staff_id = $1`)
const insertCodes = query(`
  insert into staff_recovery_code (staff_id, code_hash) select $1, unnest($2::bytea[])`)
const spend = query(`
  update staff_recovery_code set used_at = now() where staff_id = $1 and code_hash = $2 and used_at is null`)
const unused = query<{ left: number }>(`
  select count(*)::int as left from staff_recovery_code where staff_id = $1 and used_at is null`)

const hashOf = (code: string) => createHash('sha256').update(code).digest()
const grouped = (code: string) => code.match(/.{4}/g)!.join('-')

/** Ten new codes in place of the old ones. They are told once; only their hashes are kept. */
export async function replaceRecoveryCodes(tx: Tx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => base32Of(randomBytes(bytesEach)))
  await deleteCodes.run(tx, staffId)
  await insertCodes.run(tx, staffId, codes.map(hashOf))
  return codes.map(grouped)
}

/** Takes a recovery code, once, and says how many are left. */
export async function spendRecoveryCode(tx: Tx, staffId: number, code: string): Promise<number> {
  const spent = await spend.run(tx, staffId, hashOf(code))
  if (spent === 0) throw new Problem('RECOVERY_CODE_WRONG', { fields: ['recoveryCode'] })
  return unusedCodes(tx, staffId)
}

export async function unusedCodes(tx: Tx, staffId: number): Promise<number> {
  const { left } = await unused.one(tx, staffId)
  return left
}

export async function forgetRecoveryCodes(tx: Tx, staffId: number): Promise<void> {
  await deleteCodes.run(tx, staffId)
}
