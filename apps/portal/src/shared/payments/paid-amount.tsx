import type { CashPaymentRow, ReceiptPayment } from '@sarai/wire/portal/money/payments.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** What it is worth in the contract's currency, and small under it what was paid where that is another. */
export function PaidAmount({ of: payment }: { of: ReceiptPayment | CashPaymentRow }) {
  const { language } = useLanguage()
  const { Amount, ConvertedCurrency, SourceAmount, SourceCurrency } = payment
  return (
    <span className="inline-grid justify-items-end whitespace-nowrap">
      <bdi className="font-bold">{showMoney(language, moneyOf(Amount, ConvertedCurrency))}</bdi>
      {SourceCurrency !== ConvertedCurrency && (
        <bdi className="text-small font-normal text-muted">
          {showMoney(language, moneyOf(SourceAmount, SourceCurrency))}
        </bdi>
      )}
    </span>
  )
}
