import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { atDoor, systemCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Sealing } from '#sealing.ts'
import { factorRow } from '#staff/login/second-factor.ts'

const oneOfEachKey = query<void, { staffId: StaffId; secret: string }>(`
  select distinct on (split_part(secret, '.', 1)) staff_id as "staffId", secret
  from staff_factor order by split_part(secret, '.', 1), staff_id desc`)

/** A key that is missing, or that has changed under the same name, is found at the start and not at a login. */
export async function checkSealing(db: Database, sealing: Sealing): Promise<void> {
  const sealed = await db.look(atDoor(systemCaller('check-sealing'), 'desk'), oneOfEachKey.ask.all())
  for (const { staffId, secret } of sealed) {
    try {
      sealing.open(secret, factorRow(staffId))
    } catch (error) {
      throw new Error(`SEALING_KEYS do not open what was sealed with "${secret.split('.')[0]}"`, { cause: error })
    }
  }
}
