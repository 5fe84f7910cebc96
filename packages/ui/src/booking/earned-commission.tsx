import type { Currency } from '@sarai/domain/ground/money.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { useLanguage, useWords } from '#kit/language.tsx'
import { en } from '#booking/commission-words.en.ts'
import { fa } from '#booking/commission-words.fa.ts'

const words = { en, fa }

type EarnedProps = {
  /** Whole minor units. */
  amount: number
  extra: number | null
  currency: string
}

/** What is earned for a room and a night, with what comes on top. */
export function EarnedCommission({ amount, extra, currency }: EarnedProps) {
  const t = useWords(words)
  const { language } = useLanguage()
  const moneyOf = (minor: number) => ({ minor: BigInt(minor), currency: currency as Currency })
  return (
    <div className="shrink-0 text-end">
      <p className="flex items-center justify-end gap-1.5">
        <b className="font-semibold">{showMoney(language, moneyOf(amount))}</b>
        {extra !== null && (
          <span className="rounded-tag bg-accent-soft px-1.75 py-0.5 text-micro font-semibold text-on-accent-soft">
            <span aria-hidden>{showMoneyDifference(language, moneyOf(extra))}</span>
            <span className="sr-only">{t('extra', { amount: showMoney(language, moneyOf(extra)) })}</span>
          </span>
        )}
      </p>
      <p className="text-micro font-normal text-muted">{t('unit')}</p>
    </div>
  )
}
