import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { useLanguage } from '#kit/language.tsx'
import { moneyOf, type FareNight, type FarePart } from '#booking/fare-night.ts'
import { useFareWords } from '#booking/fare-words.ts'

/** What a place costs in a night, and what a special date adds to it or takes off. */
export function FareAmount({ night, part, currency }: { night: FareNight; part: FarePart; currency: string }) {
  const t = useFareWords()
  const { language } = useLanguage()
  const special = night.specialDate[part]
  const difference = showMoneyDifference(language, moneyOf(special, currency))
  return (
    <>
      {showMoney(language, moneyOf(night.price[part], currency))}{' '}
      {special !== 0 && (
        <span className="ms-0.5 rounded-tag bg-accent-soft px-1.25 py-0.5 text-micro font-semibold text-on-accent-soft">
          <span aria-hidden>{difference}</span>
          <span className="sr-only">{t('special', { amount: difference })}</span>
        </span>
      )}
    </>
  )
}
