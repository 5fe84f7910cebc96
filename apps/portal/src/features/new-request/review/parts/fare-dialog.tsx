import type { QuoteReply, RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { moneyOf, type FareNight } from '@sarai/ui/booking/fare-night.ts'
import { FareTable } from '@sarai/ui/booking/fare-table.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { numberedRooms } from '#features/new-request/review/price/numbered-rooms.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

type FareDialogProps = { quote: QuoteReply; isOpen: boolean; onClose: () => void }

/** Every night of every room; what all of it comes to stays in sight. */
export function FareDialog({ quote, isOpen, onClose }: FareDialogProps) {
  const t = useReviewWords()
  const kit = useKitWords()
  const { language } = useLanguage()
  const amount = (minor: number) => showMoney(language, moneyOf(minor, quote.Currency))
  const sums = [
    ['totalPrice', amount(quote.TotalPrice)],
    ['totalCommission', amount(-quote.TotalCommissionPerHotel)],
    ['finalPrice', amount(quote.FinalPrice)],
  ] as const
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t('fare')}
      note={t('fareLegend')}
      isOnlyRead
      actions={
        <>
          <dl className="me-auto flex flex-wrap justify-between gap-x-6 max-sm:min-w-full">
            {sums.map(([name, sum]) => (
              <div key={name}>
                <dt className="text-micro text-muted">{t(name)}</dt>
                <dd className="font-semibold last:text-h3">{sum}</dd>
              </div>
            ))}
          </dl>
          <Button variant="primary" onPress={onClose}>
            {kit('close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        {numberedRooms(quote).map((room) => (
          <section key={room.number} className="overflow-hidden rounded-inner border border-line">
            <h3 className="flex flex-wrap items-center gap-x-2.5 border-b border-line bg-surface-2 px-3.5 py-2.5 font-semibold">
              {showNumber(language, room.number)}. <bdi>{room.RoomType}</bdi>
              <span className="text-small font-normal text-muted">{showQuantity(language, room.Nights, 'night')}</span>
              <span className="ms-auto">{amount(room.TotalPrice)}</span>
            </h3>
            <FareTable
              caption={t('roomLine', { number: room.number, room: room.RoomType })}
              nights={room.FareBreakDown.map(fareNight)}
              currency={quote.Currency}
              extras={{
                childNoBed: room.HasChildNoBed,
                childWithBed: room.HasChildWithBed,
                extraBed: room.HasExtraBed,
              }}
            />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

type SentNight = RoomPriceLine['FareBreakDown'][number]

function fareNight({ Date: date, Price, SpecialDate }: SentNight): FareNight {
  return { date: calendarDay(date), price: partsOf(Price), specialDate: partsOf(SpecialDate) }
}

function partsOf({ Room, ChildNoBed, ChildWithBed, ExtraBed }: SentNight['Price']): FareNight['price'] {
  return { room: Room, childNoBed: ChildNoBed, childWithBed: ChildWithBed, extraBed: ExtraBed }
}
