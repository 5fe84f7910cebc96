import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'

/** Whose it is: the desk knows a request by its number alone, and everything of it is found by its agency. */
export const agencyOf = query<{ requestId: RequestId }, { agencyId: AgencyId }>(`
  select agency_id as "agencyId" from request_place where id = $requestId`)
