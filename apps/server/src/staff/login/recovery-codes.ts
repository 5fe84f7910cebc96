import { createHash, randomBytes } from 'node:crypto'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'
import { base32Of } from '#staff/login/base32.ts'

const howMany = 10
/** 80 bits: nobody tries that many, not even with the hashes in hand. */
const bytesEach = 10

const deleteCodes = query<{ staffId: StaffId }>(`delete from staff_recovery_code where staff_id = $staffId`)
const insertCodes = query<{ staffId: StaffId; hashes: readonly Buffer[] }>(`
  insert into staff_recovery_code (staff_id, code_hash) select $staffId, unnest($hashes::bytea[])`)
const spend = query<{ staffId: StaffId; hash: Buffer }>(`
  update staff_recovery_code set used_at = now() where staff_id = $staffId and code_hash = $hash and used_at is null`)
const unused = query<{ staffId: StaffId }, { left: number }>(`
  select count(*)::int as left from staff_recovery_code where staff_id = $staffId and used_at is null`)

const hashOf = (code: string) => createHash('sha256').update(code).digest()
const grouped = (code: string) => code.match(/.{4}/g)!.join('-')

/** Ten new codes in place of the old ones. They are told once; only their hashes are kept. */
export async function replaceRecoveryCodes(tx: Tx, staffId: StaffId): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => base32Of(randomBytes(bytesEach)))
  await deleteCodes.later(tx, { staffId })
  await insertCodes.later(tx, { staffId, hashes: codes.map(hashOf) })
  return codes.map(grouped)
}

/** Takes a recovery code, once, and says how many are left. */
export async function spendRecoveryCode(tx: Tx, staffId: StaffId, code: string): Promise<number> {
  const spent = await spend.run(tx, { staffId, hash: hashOf(code) })
  if (spent === 0) throw new Problem('RECOVERY_CODE_WRONG', { fields: ['recoveryCode'] })
  return unusedCodes(tx, staffId)
}

export async function unusedCodes(tx: Tx, staffId: StaffId): Promise<number> {
  const { left } = await unused.one(tx, { staffId })
  return left
}

export async function forgetRecoveryCodes(tx: Tx, staffId: StaffId): Promise<void> {
  await deleteCodes.later(tx, { staffId })
}
