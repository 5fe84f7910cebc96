import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

type OfferTotalsProps = { request: DeskRequest; totalPrice: number; finalPrice: number }

/** The sums of all rooms: as they are, as they would be, and the difference. */
export function OfferTotals({ request, totalPrice, finalPrice }: OfferTotalsProps) {
  const t = useOfferWords()
  const { language } = useLanguage()
  const { currency, totalCommission } = request
  const price = (minor: number) => showPrice(language, minor, currency)
  const commission = showDifference(language, -totalCommission, currency)
  const rows = [
    ['totalPrice', price(request.totalPrice), price(totalPrice), totalPrice - request.totalPrice],
    ['commission', commission, commission, 0],
    ['finalPrice', price(request.finalPrice), price(finalPrice), finalPrice - request.finalPrice],
  ] as const
  return (
    <table className="w-full border-collapse rounded-inner bg-surface-2 text-small">
      <thead className="text-micro text-muted">
        <tr className="*:px-3 *:pt-2 *:text-end *:font-medium">
          <th scope="col">
            <span className="sr-only">{t('totalPrice')}</span>
          </th>
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('new')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, after, difference]) => (
          <tr
            key={name}
            className={`*:px-3 *:py-1.5 *:text-end ${name === 'finalPrice' ? 'text-body font-semibold' : ''}`}
          >
            <th scope="row" className="text-start! font-[inherit]">
              {t(name)}
            </th>
            <td className={difference === 0 ? '' : 'text-muted line-through'}>{before}</td>
            <td>{after}</td>
            <td className={difference === 0 ? 'text-muted' : 'text-on-accent-soft'}>
              {difference === 0 ? '—' : showDifference(language, difference, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
