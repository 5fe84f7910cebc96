import { showMoney } from '@sarai/locale/number/money-display.ts'
import { useLanguage } from '#kit/language.tsx'
import { FareAmount } from '#booking/fare-amount.tsx'
import { FareDay } from '#booking/fare-day.tsx'
import { fareParts, moneyOf, nightTotal } from '#booking/fare-night.ts'
import type { FareTableProps } from '#booking/fare-table-props.ts'
import { useFareWords } from '#booking/fare-words.ts'

/** The nights of a room one under the other, each with only the places that are taken. */
export function FareList({ caption, nights, currency, extras }: FareTableProps) {
  const t = useFareWords()
  const { language } = useLanguage()
  const taken = fareParts.filter((part) => part === 'room' || extras[part])
  return (
    <ul aria-label={caption} className="divide-y divide-line">
      {nights.map((night) => (
        <li key={night.date} className="grid gap-0.5 py-2">
          <p className="flex justify-between gap-3">
            <span>
              <FareDay date={night.date} specialTitle={night.specialTitle} isStrong />
            </span>
            <b className="font-semibold whitespace-nowrap">
              {showMoney(language, moneyOf(nightTotal(night), currency))}
            </b>
          </p>
          <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-small text-soft">
            {taken.map((part) => (
              <span key={part} className="whitespace-nowrap">
                {t(part)} <FareAmount {...{ night, part, currency }} />
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
