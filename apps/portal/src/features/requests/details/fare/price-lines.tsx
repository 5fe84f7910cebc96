import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { numbered } from '#features/requests/details/numbered.ts'
import { useAmounts } from '#features/requests/details/shown-amount.ts'

/** The same on a phone. What a room does not have is left out. */
export function PriceLines({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show, showDifference } = useAmounts(request.Currency)
  return (
    <ul className="divide-y divide-line border-t border-line">
      {numbered(request.EachRoomPrice).map(({ item: price, number }) => (
        <li key={number} className="grid gap-1 px-3.5 py-2.5">
          <div className="flex justify-between gap-3 font-semibold">
            <span>
              {t.rich('numberedRoom', { number: showNumber(language, number), room: <bdi>{price.RoomType}</bdi> })}
            </span>
            <bdi>{show(price.TotalPrice)}</bdi>
          </div>
          <p className="flex flex-wrap gap-x-3.5 text-small text-soft">
            <span>
              {t('stayTotal')} <bdi>{show(price.StayTotalPrice)}</bdi>
            </span>
            {price.ExtrasTotalPrice !== 0 && (
              <span>
                {t('extras')} <bdi>{show(price.ExtrasTotalPrice)}</bdi>
              </span>
            )}
            {price.ExtraCharge !== 0 && (
              <span>
                {t('specialDates')} <bdi>{showDifference(price.ExtraCharge)}</bdi>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
