import { useTransactionsWords } from '#features/transactions/transactions-words.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** A balance, with the side it is on: owed is Dr, credit is Cr. Never by a sign or a colour alone. */
export function SidedAmount({ of: minor, currency }: { of: number; currency: string }) {
  const t = useTransactionsWords()
  const { show } = useAmounts(currency)
  return (
    <span className={`whitespace-nowrap ${minor === 0 ? 'font-normal text-muted' : ''}`}>
      <bdi>{show(Math.abs(minor))}</bdi>
      {minor !== 0 && (
        <small className="ms-1 font-normal text-muted">{t(minor > 0 ? 'debitSide' : 'creditSide')}</small>
      )}
    </span>
  )
}
