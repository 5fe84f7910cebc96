import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { query } from '#database/query.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

export type PaperRow = {
  readonly version: number
  readonly state: 'valid' | 'replaced' | 'revoked'
  readonly code: string
  readonly issuedAt: Date
}
/** The one that counts, or the last one that did. */
export const lastVoucher = query<Of, PaperRow>(`
  select version, state, code, issued_at as "issuedAt" from paper
  where agency_id = $agencyId and request_id = $requestId and kind = 'voucher' order by version desc limit 1`)

export const headOfVoucher = query<Of, { agency: string; address: string }>(`
  select agency.name as agency, hotel.address
  from request join agency on agency.id = request.agency_id join hotel on hotel.id = request.hotel_id
  where request.agency_id = $agencyId and request.id = $requestId`)

export type CheckedRow = Omit<PaperRow, 'code' | 'issuedAt'> & {
  readonly requestId: RequestId
  readonly hotelNameEn: string
  readonly hotelNameFa: string
}
export const checkedVoucher = query<{ code: string }, CheckedRow>(`
  select state, request_id::int as "requestId", version, hotel_name_en as "hotelNameEn", hotel_name_fa as "hotelNameFa"
  from check_voucher($code)`)
