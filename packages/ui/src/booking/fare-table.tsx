import { showMoney } from '@sarai/locale/number/money-display.ts'
import { useLanguage } from '#kit/language.tsx'
import { FareAmount } from '#booking/fare-amount.tsx'
import { FareDay } from '#booking/fare-day.tsx'
import { fareParts, moneyOf, nightTotal, sumOf, type FarePart } from '#booking/fare-night.ts'
import type { FareTableProps } from '#booking/fare-table-props.ts'
import { useFareWords } from '#booking/fare-words.ts'

const cell = 'px-2.5 first:ps-3.5 last:pe-3.5'

/**
 * A room night by night [req-05]: what each of its places costs, with the difference of a special date beside it, so
 * that a night reads across. A dash is a place that nobody takes; nothing to pay is an amount. `FareList` is for narrow places.
 */
export function FareTable({ caption, nights, currency, extras }: FareTableProps) {
  const t = useFareWords()
  const { language } = useLanguage()
  const amount = (minor: number) => showMoney(language, moneyOf(minor, currency))
  const isTaken = (part: FarePart) => part === 'room' || extras[part]
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom text-micro text-muted *:h-9 *:py-1 *:font-medium">
            <th scope="col" className={`${cell} text-start whitespace-nowrap`}>
              {t('date')}
            </th>
            {fareParts.map((part) => (
              <th key={part} scope="col" className={`${cell} text-end`}>
                {t(part)}
              </th>
            ))}
            <th scope="col" className={`${cell} text-end whitespace-nowrap`}>
              {t('nightTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {nights.map((night) => (
            <tr key={night.date} className="border-t border-line">
              <th scope="row" className={`${cell} h-9 py-1 text-start font-normal`}>
                <FareDay date={night.date} specialTitle={night.specialTitle} />
              </th>
              {fareParts.map((part) => (
                <td key={part} className={`${cell} text-end whitespace-nowrap`}>
                  {isTaken(part) ? <FareAmount {...{ night, part, currency }} /> : <Nobody />}
                </td>
              ))}
              <td className={`${cell} text-end font-semibold whitespace-nowrap`}>{amount(nightTotal(night))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line bg-surface-2 font-semibold">
            <th scope="row" className={`${cell} h-9 text-start font-semibold`}>
              {t('sum')}
            </th>
            {fareParts.map((part) => (
              <td key={part} className={`${cell} text-end whitespace-nowrap`}>
                {isTaken(part) ? amount(sumOf(nights, part)) : <Nobody />}
              </td>
            ))}
            <td className={`${cell} text-end whitespace-nowrap`}>
              {amount(nights.reduce((total, night) => total + nightTotal(night), 0))}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Nobody() {
  const t = useFareWords()
  return (
    <span className="font-normal text-muted">
      <span aria-hidden>—</span>
      <span className="sr-only">{t('nobody')}</span>
    </span>
  )
}
