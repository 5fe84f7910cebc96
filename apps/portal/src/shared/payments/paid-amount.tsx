import type { CashPaymentRow, ContractPayment, ReceiptPayment } from '@sarai/wire/portal/money/payments.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePaymentWords } from '#shared/payments/payment-words.ts'

const note = 'max-w-44 text-end text-small font-normal whitespace-normal text-muted'

/**
 * What it is worth in the contract's currency, and small under it what was paid where that differs. What was found
 * in part is worth less than what was paid: then both are said. Among the payments of a contract its own share leads.
 * What went back of it stands last.
 */
export function PaidAmount({ of: payment }: { of: ReceiptPayment | CashPaymentRow | ContractPayment }) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  const { Amount, ConvertedCurrency, FoundAmount, SourceAmount, SourceCurrency } = payment
  const paid = (amount: number) => showMoney(language, moneyOf(amount, SourceCurrency))
  const worth = (amount: number) => showMoney(language, moneyOf(amount, ConvertedCurrency))
  const isOfContract = 'Share' in payment
  const share = isOfContract ? payment.Share : Amount
  const returned = isOfContract ? payment.ShareReturned : payment.Returned
  const isPart = FoundAmount !== null && FoundAmount < SourceAmount
  return (
    <span className="inline-grid max-w-full justify-items-end whitespace-nowrap">
      <bdi className="font-bold">{worth(share)}</bdi>
      {share !== Amount && <span className={note}>{t.rich('shareOf', { whole: whole(worth(Amount)) })}</span>}
      {isPart ? (
        <span className={note}>
          {t.rich('foundOf', { found: whole(paid(FoundAmount)), claimed: whole(paid(SourceAmount)) })}
        </span>
      ) : (
        SourceCurrency !== ConvertedCurrency && (
          <bdi className="text-small font-normal text-muted">{paid(SourceAmount)}</bdi>
        )
      )}
      {returned > 0 && <span className={note}>{t.rich('sentBack', { amount: whole(worth(returned)) })}</span>}
    </span>
  )
}

/** It breaks between amounts, never inside of one. */
function whole(amount: string) {
  return <bdi className="whitespace-nowrap">{amount}</bdi>
}
