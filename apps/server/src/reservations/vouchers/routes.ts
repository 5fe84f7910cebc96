import { downloadDeskVoucher as deskDownload } from '@sarai/wire/desk/requests/voucher.ts'
import { checkVoucher as check, downloadVoucher as download } from '@sarai/wire/portal/money/vouchers.ts'
import type { Serve } from '#http/serve.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { checkVoucher } from '#reservations/vouchers/check-voucher.ts'
import { downloadDeskVoucher, downloadVoucher, type VoucherParts } from '#reservations/vouchers/download-voucher.ts'

export function serveVouchers(serve: Serve, deps: VoucherParts & { limits: AttemptLimits }) {
  serve(download, ({ params }, caller) => downloadVoucher(deps, caller, params.id))
  serve(deskDownload, ({ params }, caller) => downloadDeskVoucher(deps, caller, params.id))
  serve(check, ({ params }, caller) => checkVoucher(deps, caller, params.code))
}
