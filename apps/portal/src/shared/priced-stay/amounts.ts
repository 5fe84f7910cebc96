import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** Amounts of one stay, as the wire has them: whole minor units of its currency. */
export function useAmounts(currency: string) {
  const { language } = useLanguage()
  return {
    show: (minor: number) => showMoney(language, moneyOf(minor, currency)),
    /** With its sign; nothing has none. */
    showDifference: (minor: number) => showMoneyDifference(language, moneyOf(minor, currency)),
  }
}
