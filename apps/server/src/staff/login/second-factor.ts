import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'
import type { Sealing } from '#sealing.ts'
import { acceptedStep } from '#staff/login/totp.ts'

/** What the sealed secret is bound to. */
export const factorRow = (staffId: StaffId) => `staff_factor:${staffId}`

const factorOf = query<{ staffId: StaffId }, { secret: string }>(
  `select secret from staff_factor where staff_id = $staffId`,
)
/**
 * The condition is the guard: of two who bring the same code at the same moment, the second finds it taken. A write
 * whose answer was lost comes again with the same key and the same code, and is the same one.
 */
const takeStep = query<{ staffId: StaffId; step: number; key: string | null }>(`
  update staff_factor set last_step = $step, spent_on = $key
  where staff_id = $staffId and (last_step < $step or (last_step = $step and spent_on = $key))`)
const insertFactor = query<{ staffId: StaffId; sealedSecret: string; step: number }>(`
  insert into staff_factor (staff_id, secret, last_step) values ($staffId, $sealedSecret, $step)
  on conflict (staff_id) do nothing`)
const deleteFactor = query<{ staffId: StaffId }>(`delete from staff_factor where staff_id = $staffId`)

/** Takes a code of the authenticator app, once. */
export async function spendCode(
  tx: Tx,
  sealing: Sealing,
  staffId: StaffId,
  code: string,
  { field = 'code', key }: { field?: string; key?: string | undefined } = {},
): Promise<void> {
  const factor = await factorOf.first(tx, { staffId })
  if (factor === undefined) throw new Problem('LOGIN_EXPIRED')
  const step = acceptedStep(sealing.open(factor.secret, factorRow(staffId)), code, tx.now)
  const taken = step === undefined ? 0 : await takeStep.run(tx, { staffId, step, key: key ?? null })
  if (taken === 0) throw new Problem('CODE_WRONG', { fields: [field] })
}

/** Keeps a secret whose first code has come back. False when there is an app already. */
export async function keepFactor(tx: Tx, staffId: StaffId, sealedSecret: string, step: number): Promise<boolean> {
  return (await insertFactor.run(tx, { staffId, sealedSecret, step })) === 1
}

export async function forgetFactor(tx: Tx, staffId: StaffId): Promise<boolean> {
  return (await deleteFactor.run(tx, { staffId })) === 1
}
