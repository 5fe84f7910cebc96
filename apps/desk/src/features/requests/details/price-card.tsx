import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { FareList } from '@sarai/ui/booking/fare-list.tsx'
import { FareTable } from '@sarai/ui/booking/fare-table.tsx'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'

/** The price in force, night by night, and every version that there ever was. */
export function PriceCard({ of: request }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const Fares = useIsPhone() ? FareList : FareTable
  const { currency } = request
  const price = (minor: number) => showPrice(language, minor, currency)
  const inForce = request.versions.find(({ isInForce }) => isInForce)?.number ?? 1
  const totals = [
    [t('totalPrice'), price(request.totalPrice)],
    [t('totalCommission'), showDifference(language, -request.totalCommission, currency)],
    [t('finalPrice'), price(request.finalPrice)],
  ] as const
  return (
    <CardSection title={t('price')} note={t('version', { number: showNumber(language, inForce) })}>
      {request.rooms.map((room, place) => {
        const name = language === 'fa' ? room.nameFa : room.nameEn
        const number = place + 1
        return (
          <section key={number} className="border-t border-line">
            <h3 className="flex items-center gap-2.5 px-3.5 pt-3 font-semibold">
              <RoomNumber of={number} isSmall />
              <bdi>{name}</bdi>
            </h3>
            <div className="max-sm:px-3.5">
              <Fares
                caption={t('room', { number: showNumber(language, number), name })}
                nights={room.nights.map(({ night, specialTitle, ...amounts }) => ({
                  date: calendarDay(night),
                  specialTitle: specialTitle?.[language],
                  ...amounts,
                }))}
                currency={currency}
                extras={room.extras}
              />
            </div>
          </section>
        )
      })}
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-3.5 py-3 sm:px-4.5">
        {totals.map(([name, amount]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
      <Versions of={request} />
    </CardSection>
  )
}

function Versions({ of: { versions, currency } }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  return (
    <section className="border-t border-line">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 px-3.5 py-2.5 font-semibold sm:px-4.5">
        {t('versions')}
        <span className="text-small font-normal text-muted">{t('versionsNote')}</span>
      </h3>
      <ul className="divide-y divide-line border-t border-line">
        {versions.map((version) => (
          <li key={version.number} className="flex items-center gap-3 px-3.5 py-2.5 sm:px-4.5">
            <RoomNumber of={version.number} isSmall />
            <span className="flex min-w-0 grow flex-wrap items-center gap-2">
              <bdi className="wrap-anywhere">
                {version.reason ?? t(version.number === 1 ? 'asSubmitted' : 'asChanged')}
              </bdi>
              {version.isInForce && <Badge tone="primary">{t('inForce')}</Badge>}
              {version.isOffer && <Badge tone="accent">{t('offered')}</Badge>}
            </span>
            <b className="font-semibold">{showPrice(language, version.finalPrice, currency)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
