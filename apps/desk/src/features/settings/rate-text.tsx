import type { Rate } from '@sarai/wire/desk/settings.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'

/** "€1 = IRR 1,307,000": both sides as they were set, no factor. */
export function RateText({ rate }: { rate: Rate }) {
  const { language } = useLanguage()
  const side = (amount: number, currency: string) =>
    showMoney(language, { minor: BigInt(amount), currency: currency as Currency })
  return (
    <span className="digits font-semibold">
      <bdi>{side(rate.fromAmount, rate.from)}</bdi> = <bdi>{side(rate.toAmount, rate.to)}</bdi>
    </span>
  )
}
