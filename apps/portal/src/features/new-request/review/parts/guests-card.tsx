import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { EditButton } from '#features/new-request/review/parts/edit-button.tsx'
import { shownGuest, type ReviewedRoom } from '#features/new-request/review/parts/reviewed-room.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { GuestLines } from '#shared/guests/guest-lines.tsx'
import { GuestTable } from '#shared/guests/guest-table.tsx'

type GuestsCardProps = { rooms: readonly ReviewedRoom[]; checkIn: CalendarDay; onEdit: () => void }

/** Who sleeps where [wizard-19]. */
export function GuestsCard({ rooms, checkIn, onEdit }: GuestsCardProps) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const isPhone = useIsPhone()
  const guests = rooms.reduce((count, room) => count + room.guests.length, 0)
  const counts = [showQuantity(language, rooms.length, 'room'), showQuantity(language, guests, 'guest')]
  const Guests = isPhone ? GuestLines : GuestTable
  return (
    <CardSection title={t('guests')} actions={<span className="text-small text-muted">{counts.join(' · ')}</span>}>
      {rooms.map((room) => (
        <div key={room.number} className="border-t border-line pb-1">
          <div className="flex items-center gap-3 px-3.5 pt-3 pb-2 sm:px-4.5">
            <RoomNumber of={room.number} />
            <div className="min-w-0 grow">
              <h3 className="font-semibold">
                <span className="sr-only">{showNumber(language, room.number)}. </span>
                <bdi>{room.price.RoomType}</bdi>
              </h3>
              <p className="text-small text-muted">
                <bdi>{room.price.RoomView}</bdi> · <RoomOccupants room={room} />
              </p>
            </div>
            <EditButton label={t('editRoom', { number: room.number })} onPress={onEdit} />
          </div>
          <Guests
            guests={room.guests.map(shownGuest)}
            checkIn={checkIn}
            label={t('roomLine', { number: room.number, room: room.price.RoomType })}
          />
        </div>
      ))}
    </CardSection>
  )
}

/** "2 adults + child with bed". */
function RoomOccupants({ room: { guests, price } }: { room: ReviewedRoom }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const main = guests.filter(({ type }) => guestTypes[type].extra === undefined).length
  const parts = [
    showQuantity(language, main, 'adult'),
    ...(price.HasExtraBed ? [t('withExtraBed')] : []),
    ...(price.HasChildWithBed ? [t('withChildBed')] : []),
    ...(price.HasChildNoBed ? [t('withChild')] : []),
  ]
  return <bdi>{parts.join(' + ')}</bdi>
}
