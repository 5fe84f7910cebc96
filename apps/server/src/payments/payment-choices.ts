import type { Currency } from '@sarai/domain/ground/money.ts'
import { query } from '#database/query.ts'
import { Problem } from '#problem.ts'

/** What was chosen from the lists of the house, as far as it can be chosen now. */
export const chosen = query<
  { currencyId: number; typeId: number | null; bankId: number | null },
  { currency: Currency | null; hasType: boolean; hasBank: boolean }
>(`
  select (select code from currency where id = $currencyId and active) as currency,
    exists (select from receipt_type where id = $typeId and active) as "hasType",
    $bankId::bigint is null or exists (select from bank where id = $bankId and active) as "hasBank"`)

export function currencyOf({ currency }: { currency: Currency | null }): Currency {
  if (currency === null) throw new Problem('VALIDATION_FAILED', { fields: ['CurrencyId'] })
  return currency
}
