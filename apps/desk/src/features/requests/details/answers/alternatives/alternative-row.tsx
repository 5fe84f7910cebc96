import { ArrowUp, X } from 'lucide-react'
import type { Ref } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAlternativeWords } from '#features/requests/details/answers/alternatives/alternative-words.ts'
import type { ProposedStay } from '#features/requests/details/answers/alternatives/proposed-stay.ts'
import { showDifference, showPrice } from '#shared/amounts/shown-amount.ts'
import { useNameOf } from '#shared/name-of.ts'

type AlternativeRowProps = {
  of: ProposedStay
  /** What was asked for, to compare with. */
  instead: DeskRequest
  number: number
  inputRef: Ref<HTMLDivElement>
  error: string | undefined
  isPricing: boolean
  onPriceAgain: () => void
  onUp: () => void
  onRemove: () => void
}

export function AlternativeRow({ of: proposed, instead, number, inputRef, error, ...does }: AlternativeRowProps) {
  const t = useAlternativeWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const { stay, hotel, currency, finalPrice, priceBefore } = proposed
  const name = language === 'fa' ? hotel.hotelFa : hotel.hotelEn
  const days = { checkIn: calendarDay(stay.checkIn), checkOut: calendarDay(stay.checkOut) }
  const rooms = stay.roomTypeIds.map((id) => hotel.rooms.find(({ roomTypeId }) => roomTypeId === id)!)
  const difference = currency === instead.currency ? finalPrice - instead.finalPrice : 0
  return (
    <div ref={inputRef} tabIndex={-1} className="grid gap-2 py-2.5 ps-3 pe-1.5 outline-none">
      <div className="flex items-center gap-3">
        <RoomNumber of={number} isSmall />
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-small text-soft">
            {rooms.map((room) => `${nameOf(room)} · ${boardName(language, room.board)}`).join(' + ')}
          </p>
          <p className="text-small text-soft">
            {showDateRange(language, days.checkIn, days.checkOut)} · {showQuantity(language, nightCount(days), 'night')}
          </p>
        </div>
        <p className="shrink-0 text-end">
          <b className="block font-semibold">{showPrice(language, finalPrice, currency)}</b>
          {difference !== 0 && (
            <span className={`text-small ${difference > 0 ? 'text-on-accent-soft' : 'text-on-success-soft'}`}>
              {showDifference(language, difference, currency)}
            </span>
          )}
        </p>
        <div className="flex shrink-0 max-sm:flex-col">
          {number > 1 && (
            <IconButton icon={ArrowUp} size="small" label={t('up', { hotel: name })} onPress={does.onUp} />
          )}
          <IconButton icon={X} size="small" label={t('remove', { hotel: name })} onPress={does.onRemove} />
        </div>
      </div>
      {priceBefore !== undefined && (
        <p className="text-small text-on-accent-soft">
          {t('before', { price: showPrice(language, priceBefore, currency) })}
        </p>
      )}
      <FieldAlert error={error} />
      {error !== undefined && (
        <Button size="small" className="justify-self-start" isPending={does.isPricing} onPress={does.onPriceAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  )
}
