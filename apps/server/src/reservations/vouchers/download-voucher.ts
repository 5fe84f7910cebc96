import type { SentFile } from '@sarai/wire/core/file.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { voucherNumber } from '@sarai/domain/request/request-number.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typesetInTurn } from '#documents/typeset-in-turn.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { Problem } from '#problem.ts'
import { findRequest, roomsOfRequest } from '#reservations/requests/request-queries.ts'
import { voucherPaper } from '#reservations/vouchers/voucher-paper.ts'
import { headOfVoucher, lastVoucher } from '#reservations/vouchers/voucher-queries.ts'
import { logoOf, openLogo } from '#uploads/logo/logo-queries.ts'

export type VoucherParts = {
  db: Database
  files: ObjectStore
  portalOrigin: string
  supportPhone: { latest: () => Promise<string> }
}

/** The voucher of a request, in the language of whoever asks. One that no longer counts says so across the page. */
export async function downloadVoucher(
  parts: VoucherParts,
  caller: AgencyCaller,
  requestId: RequestId,
): Promise<SentFile> {
  const kept = await parts.db.read(caller, (tx) => readVoucher(tx, caller.agencyId, requestId))
  return voucherFile(parts, caller, kept)
}

/** The same paper: under the name of the agency whose guests they are. */
export async function downloadDeskVoucher(
  parts: VoucherParts,
  staff: StaffCaller,
  requestId: RequestId,
): Promise<SentFile> {
  const kept = await parts.db.read(staff, async (tx) => {
    const place = await placeOfRequest.first(tx, { requestId })
    if (place === undefined) throw new Problem('NOT_FOUND')
    return readVoucher(tx, place.agencyId, requestId)
  })
  return voucherFile(parts, staff, kept)
}

export async function readVoucher(tx: Tx, agencyId: AgencyId, requestId: RequestId) {
  const of = { agencyId, requestId }
  // The code first: each question sees what is committed by then. Should guests change in between, the new ones stand
  // under the old code, of which the hotel is told that it was replaced; never the old ones under a code that counts.
  const [paper, request, rooms, head, logo] = await tx.ask([
    lastVoucher.ask.first(of),
    findRequest.ask.first(of),
    roomsOfRequest.ask.all(of),
    headOfVoucher.ask.first(of),
    logoOf.ask.first({ agencyId }),
  ])
  if (request === undefined || head === undefined) throw new Problem('NOT_FOUND')
  if (paper === undefined) throw new Problem('REQUEST_NOT_CONFIRMED')
  return { request, rooms, paper, head, logo }
}

async function voucherFile(
  { files, portalOrigin, supportPhone }: VoucherParts,
  { language }: AgencyCaller | StaffCaller,
  { logo: row, head, ...kept }: Awaited<ReturnType<typeof readVoucher>>,
): Promise<SentFile> {
  const logo = await openLogo(files, row).catch(nothingWhereAway)
  const phone = await supportPhone.latest()
  const hasLogo = logo !== undefined
  const data = voucherPaper(language, { ...kept, ...head, hasLogo, supportPhone: phone, portalOrigin })
  return {
    name: `${voucherNumber(kept.request.id, kept.paper.version)}.pdf`,
    mediaType: 'application/pdf',
    content: await typesetInTurn('voucher', data, logo && { 'logo.png': logo }),
  }
}

/** A guest stands at the hotel: a paper with the agency's letter instead of its logo is better than none. */
function nothingWhereAway(error: unknown): undefined {
  if (!(error instanceof Problem) || error.code !== 'FILES_UNREACHABLE') throw error
}
