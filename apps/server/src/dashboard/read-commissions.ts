import type { AgencyCommissions } from '@sarai/wire/portal/dashboard.ts'
import type { AgencyCaller } from '#caller.ts'
import { agencyCommissions } from '#catalogue/commissions/agency-commissions.ts'
import type { Database } from '#database/unit-of-work.ts'

export function readCommissions(db: Database, caller: AgencyCaller): Promise<AgencyCommissions> {
  return agencyCommissions(db, caller, caller.agencyId)
}
