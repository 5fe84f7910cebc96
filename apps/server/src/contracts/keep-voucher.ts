import { randomBytes } from 'node:crypto'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Effect } from '@sarai/domain/request/effects.ts'
import { query, type Tx } from '#database/query.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }
type VoucherChange = Extract<Effect, { kind: 'voucher' }>['change']

const end = query<Of & { state: 'replaced' | 'revoked'; at: Date }>(`
  update paper set state = $state, ended_at = $at
  where agency_id = $agencyId and request_id = $requestId and kind = 'voucher' and state = 'valid'`)
const issue = query<Of & { code: string; at: Date }>(`
  insert into paper (agency_id, request_id, kind, version, code, issued_at)
  select $agencyId::bigint, $requestId::bigint, 'voucher', coalesce(max(version), 0) + 1, $code, $at
  from paper where agency_id = $agencyId and request_id = $requestId and kind = 'voucher'`)

/** What counts from now on. There is never more than one: whoever changes it holds the lock of the contract. */
export async function keepVoucher(tx: Tx, of: Of, change: VoucherChange): Promise<void> {
  const at = new Date(tx.now)
  if (change !== 'issue') await end.later(tx, { ...of, state: change === 'replace' ? 'replaced' : 'revoked', at })
  if (change !== 'revoke') await issue.later(tx, { ...of, code: newCode(), at })
}

/** 144 bits, in letters that an address takes as they are. */
function newCode(): string {
  return randomBytes(18).toString('base64url')
}
