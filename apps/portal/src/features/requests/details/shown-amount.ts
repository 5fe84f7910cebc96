import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** Amounts of one request, as the wire has them: whole minor units of its currency. */
export function useAmounts(currency: string) {
  const { language } = useLanguage()
  const of = (minor: number) => money(minor, currency as Currency)
  return {
    show: (minor: number) => showMoney(language, of(minor)),
    /** With its sign; nothing has none. */
    showDifference: (minor: number) => showMoneyDifference(language, of(minor)),
  }
}
