import type { ReactNode } from 'react'
import type { PreviewedPrice } from '@sarai/wire/desk/stay-price.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { priceParts } from '@sarai/domain/catalogue/room-rates.ts'
import { useProblemSentence } from '@sarai/frame/failure/problem-sentence.ts'
import { showDate, showWeekday } from '@sarai/locale/date/date-display.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import type { StayAsked } from '#features/packages/property/property-calls.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

type FareTableProps = { price: PreviewedPrice; asked: StayAsked; isOld: boolean }
type Night = PreviewedPrice['nights'][number]
type FareColumn = { name: string; isShown: boolean; className?: string; cell: (night: Night) => ReactNode }

/** On phones they are one column. */
const extraColumns = [
  { part: 'extraBed', name: 'partExtraBed' },
  { part: 'childWithBed', name: 'partChildWithBed' },
  { part: 'childNoBed', name: 'partChildNoBed' },
] as const

/** A stay night by night. A column stands there only when it says something. */
export function FareTable({ price, asked, isOld }: FareTableProps) {
  const t = usePackageWords()
  const sayProblem = useProblemSentence()
  const { language } = useLanguage()
  const { currency, nights } = price
  const money = (minor: number) => <bdi className="digits">{showPrice(language, minor, currency)}</bdi>
  const extrasOf = ({ price: parts }: Night) => parts.extraBed + parts.childWithBed + parts.childNoBed
  const columns: FareColumn[] = [
    { name: t('partRoom'), isShown: true, cell: (night) => money(night.price.room) },
    ...extraColumns.map(({ part, name }) => ({
      name: t(name),
      isShown: asked[part],
      className: 'max-sm:hidden',
      cell: (night: Night) => money(night.price[part]),
    })),
    {
      name: t('extras'),
      isShown: asked.extraBed || asked.childWithBed || asked.childNoBed,
      className: 'sm:hidden',
      cell: (night) => money(extrasOf(night)),
    },
    {
      name: t('specialDate'),
      isShown: nights.some((night) => specialOf(night) !== 0),
      cell: (night) => specialOf(night) !== 0 && showDifference(language, specialOf(night), currency),
    },
    {
      name: t('commission'),
      isShown: price.totalCommission !== 0,
      cell: ({ commission }) => money(commission.ordinary + commission.extra),
    },
  ]
  const shown = columns.filter(({ isShown }) => isShown)
  return (
    <div className={`grid gap-3 ${isOld ? 'opacity-60' : ''}`}>
      {price.whyNot && (
        <Callout tone="warning" title={t('notBookable')}>
          {sayProblem(price.whyNot.code, price.whyNot.values)}
        </Callout>
      )}
      {/* Long prices in many columns are wider than a phone: then it scrolls on its own. */}
      <div className="overflow-x-auto rounded-inner border border-line">
        <table className="w-full max-sm:text-small">
          <caption className="sr-only">{t('nightByNight')}</caption>
          <thead className="bg-surface-2 text-small text-muted">
            <tr>
              <th scope="col" className="px-2 py-2 text-start font-medium sm:px-3">
                {t('night')}
              </th>
              {shown.map(({ name, className = '' }) => (
                <th key={name} scope="col" className={`px-2 py-2 text-end font-medium sm:px-3 ${className}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {nights.map((night) => (
              <tr key={night.night}>
                <th scope="row" className="px-2 py-1.5 text-start font-normal sm:px-3">
                  {showDate(language, calendarDay(night.night))}
                  <span className="ms-2 text-small text-muted max-sm:hidden">
                    {showWeekday(language, calendarDay(night.night), 'brief')}
                  </span>
                </th>
                {shown.map(({ name, cell, className = '' }) => (
                  <td key={name} className={`px-2 py-1.5 text-end whitespace-nowrap sm:px-3 ${className}`}>
                    {cell(night)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Totals price={price} />
    </div>
  )
}

function Totals({ price }: { price: PreviewedPrice }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const lines = [
    [t('totalPrice'), price.totalPrice],
    ...(price.totalCommission === 0 ? [] : [[t('totalCommission'), -price.totalCommission] as const]),
  ] as const
  return (
    <dl className="ms-auto grid min-w-60 gap-1">
      {lines.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-6 text-soft">
          <dt>{name}</dt>
          <dd>
            <bdi>{showPrice(language, amount, price.currency)}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 border-t border-line pt-1.5">
        <dt className="font-semibold">{t('finalPrice')}</dt>
        <dd className="text-h2 font-bold">
          <bdi>{showPrice(language, price.finalPrice, price.currency)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function specialOf({ specialDate }: Night): number {
  return priceParts.reduce((total, part) => total + specialDate[part], 0)
}
