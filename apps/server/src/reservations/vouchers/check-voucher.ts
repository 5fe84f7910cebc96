import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { checkVoucher as operation } from '@sarai/wire/portal/money/vouchers.ts'
import { voucherNumber } from '@sarai/domain/request/request-number.ts'
import type { Visitor } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { AttemptLimits } from '#identity/attempt-limits.ts'
import { checkedVoucher } from '#reservations/vouchers/voucher-queries.ts'

/** Whether a voucher counts now. A code that there is uses none of the tries up: a hotel may scan all day long. */
export async function checkVoucher(
  { db, limits }: { db: Database; limits: AttemptLimits },
  caller: Visitor,
  code: string,
): Promise<ReplyOf<typeof operation>> {
  const { forgive } = await limits.begin(caller, code, { tried: 'check-voucher' })
  const found = await db.look(caller, checkedVoucher.ask.first({ code }))
  const checkedAt = new Date().toISOString()
  if (found === undefined) return { state: 'unknown', number: null, hotel: null, checkedAt }
  await forgive()
  return {
    state: found.state,
    number: voucherNumber(found.requestId, found.version),
    hotel: caller.language === 'fa' ? found.hotelNameFa : found.hotelNameEn,
    checkedAt,
  }
}
