import type { AgencyId, ContractId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** 0: the request would open a contract of its own. */
export type DraftPlace = { readonly agencyId: AgencyId; readonly userId: UserId; readonly contractId: ContractId | 0 }

export function placeOf({ agencyId, userId }: AgencyCaller, contractId: ContractId | undefined): DraftPlace {
  return { agencyId, userId, contractId: contractId ?? 0 }
}

/** Where a draft lies: it opens there and nowhere else. */
export function draftRow({ agencyId, userId, contractId }: DraftPlace): string {
  return `draft/${agencyId}/${userId}/${contractId}`
}

const isThere = query<Omit<DraftPlace, 'userId'>, { isThere: boolean }>(`
  select $contractId::bigint = 0 or exists (
    select from contract where agency_id = $agencyId and id = $contractId::bigint) as "isThere"`)

/** Asked together with the draft. A contract of another agency is as if it never was. */
export function askContract({ agencyId, contractId }: DraftPlace) {
  const { statement, read } = isThere.ask.one({ agencyId, contractId })
  return {
    statement,
    read(answer: Parameters<typeof read>[0]) {
      if (!read(answer).isThere) throw new Problem('NOT_FOUND', { fields: ['contractId'] })
    },
  }
}
