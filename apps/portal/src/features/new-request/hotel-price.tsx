import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRequestWords } from '#features/new-request/request-words.ts'
import { useClientView } from '#shared/client-view/client-view.ts'

export type HotelProps = { hotel: PackageHotel; onChoose: (hotel: PackageHotel) => void }

/** On the dates that were asked for, where any were. */
export function isToBeHad({ isInActive, stay }: PackageHotel): boolean {
  return !isInActive && (stay === null || stay.totalPrice !== null)
}

function useAmount({ currency }: PackageHotel) {
  const { language } = useLanguage()
  return (minor: number) => showMoney(language, money(minor, currency as Currency))
}

/** Of the stay that was asked for, or why it cannot be had; without dates, of the cheapest night. */
export function HotelPrice({ hotel }: { hotel: PackageHotel }) {
  const t = useRequestWords()
  const amount = useAmount(hotel)
  const { stay, minPrice } = hotel
  if (stay === null) {
    return <p className="font-semibold">{t('fromPerNight', { price: amount(minPrice) })}</p>
  }
  if (stay.totalPrice === null) return <p className="text-small text-on-warning-soft">{stay.problem?.text}</p>
  return (
    <div>
      <p className="font-semibold">
        {t('stayPrice', { price: amount(stay.totalPrice), nights: t('nights', { count: stay.nights }) })}
      </p>
      {stay.roomType !== null && <p className="text-small text-muted">{t('inRoom', { room: stay.roomType })}</p>}
    </div>
  )
}

/** What cannot be had cannot be chosen: its price says why. */
export function ChooseButton({ hotel, onChoose }: HotelProps) {
  const t = useRequestWords()
  if (!isToBeHad(hotel)) return null
  return (
    <Button variant="soft" aria-label={t('chooseHotel', { hotel: hotel.hotelName })} onPress={() => onChoose(hotel)}>
      {t('choose')}
    </Button>
  )
}

/** What the agency earns on it, as a sentence; nothing while a client looks on. */
export function useEarned(hotel: PackageHotel): string | undefined {
  const t = useRequestWords()
  const amount = useAmount(hotel)
  const isClientView = useClientView()
  const earned = (hotel.commission ?? 0) + (hotel.extraCommission ?? 0)
  return earned > 0 && !isClientView ? t('commission', { amount: amount(earned) }) : undefined
}
