import { typedCode } from '@sarai/contract/desk-accounts.ts'
import { atDoor, type StaffCaller } from '#caller.ts'
import { Problem } from '#problem.ts'
import { beginAttempt, type DeskEntrance } from '#staff/desk-entrance.ts'
import { spendCode } from '#staff/second-factor.ts'

/** Counted with the codes of logins, and taken once, as they are. */
export function createCodeProver({ db, limits, sealing }: Pick<DeskEntrance, 'db' | 'limits' | 'sealing'>) {
  return async (caller: StaffCaller, typed: string, key: string | undefined) => {
    const code = typedCode.safeParse(typed)
    if (!code.success) throw new Problem('CODE_WRONG', { fields: ['proof'] })
    const attempt = await beginAttempt(limits, caller, `desk-code:${caller.staffId}`)
    await db.write(atDoor(caller, 'desk'), (tx) =>
      spendCode(tx, sealing, caller.staffId, code.data, { field: 'proof', key }),
    )
    await attempt.forgive()
  }
}
