import { DayFilter } from '@sarai/frame/list/day-filter.tsx'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { Account } from '#features/transactions/account-table.tsx'
import type { TransactionsAddress } from '#features/transactions/transactions-address.ts'
import { useTransactionsWords } from '#features/transactions/transactions-words.ts'

type RangeFilterProps = { address: TransactionsAddress; account: Account | undefined }

/** Which account, and which days of it: both in the address. */
export function RangeFilter({ address: { range, setRange }, account }: RangeFilterProps) {
  const t = useTransactionsWords()
  const { language } = useLanguage()
  const known = account?.Currencies ?? []
  const currencies = account && !known.includes(account.Currency) ? [account.Currency, ...known] : known
  const isNarrowed = range.From !== undefined || range.Until !== undefined
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,14rem))]">
      <DayFilter
        from={{ label: t('from'), value: range.From }}
        until={{ label: t('until'), value: range.Until }}
        onChange={setRange}
      />
      {currencies.length > 1 && (
        <Select
          label={t('currency')}
          value={account?.Currency}
          onChange={(currency) => setRange({ currency })}
          choices={currencies.map((code) => ({ value: code, label: currencyName(language, code) }))}
        />
      )}
      {isNarrowed && (
        <div className="sm:pt-7">
          <Button variant="ghost" onPress={() => setRange({ from: undefined, until: undefined })}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
