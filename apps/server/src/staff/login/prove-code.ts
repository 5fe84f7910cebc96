import { typedCode } from '@sarai/wire/desk/accounts.ts'
import { atDoor, type StaffCaller } from '#caller.ts'
import { Problem } from '#problem.ts'
import type { DeskEntrance } from '#staff/login/desk-entrance.ts'
import { spendCode } from '#staff/login/second-factor.ts'
import { tellCodesClosed } from '#staff/login/tell-codes-closed.ts'

/** Counted against the hard cap of the account, and taken once, as the codes of logins are. */
export function createCodeProver({ db, limits, sealing }: Pick<DeskEntrance, 'db' | 'limits' | 'sealing'>) {
  return async (caller: StaffCaller, typed: string, key: string | undefined) => {
    const code = typedCode.safeParse(typed)
    if (!code.success) throw new Problem('CODE_WRONG', { fields: ['proof'] })
    const { staffId, sessionId } = caller
    const guess = { what: 'desk-code-inside', person: staffId, session: sessionId } as const
    await limits.judge(caller, guess, tellCodesClosed(caller, staffId), (right) =>
      db.write(atDoor(caller, 'desk'), async (tx) => {
        await spendCode(tx, sealing, staffId, code.data, { field: 'proof', key })
        right()
      }),
    )
  }
}
