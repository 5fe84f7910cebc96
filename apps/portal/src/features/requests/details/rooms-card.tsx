import { TriangleAlert } from 'lucide-react'
import type { RequestDetails, RequestRoom } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { shownGuest } from '#features/requests/details/shown-guest.ts'
import { GuestLines } from '#shared/guests/guest-lines.tsx'
import { GuestTable } from '#shared/guests/guest-table.tsx'
import { useAmounts } from '#shared/priced-stay/amounts.ts'

/** Who sleeps where [req-04]. */
export function RoomsCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const guests = request.Rooms.flatMap((room) => room.Guests)
  const missing = guests.filter(({ PassportState }) => PassportState === 'Missing').length
  return (
    <CardSection
      title={t('rooms')}
      note={t('roomsNote', {
        rooms: showQuantity(language, request.Rooms.length, 'room'),
        guests: showQuantity(language, guests.length, 'guest'),
      })}
      actions={
        missing > 0 && (
          <Badge tone="accent">
            <Icon of={TriangleAlert} size={13} className="me-1" />
            {t('passportsMissing', { count: missing })}
          </Badge>
        )
      }
    >
      {numbered(request.Rooms).map(({ item: room, number }) => (
        <Room key={number} room={room} number={number} request={request} />
      ))}
    </CardSection>
  )
}

function Room({ room, number, request }: { room: RequestRoom; number: number; request: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show } = useAmounts(request.Currency)
  const Guests = useIsPhone() ? GuestLines : GuestTable
  return (
    <section className="border-t border-line">
      <div className="flex items-center gap-3 px-3.5 py-3 sm:px-4.5">
        <RoomNumber of={number} />
        <div className="min-w-0 grow">
          <h3 className="font-semibold">
            <bdi>{room.RoomType}</bdi>
          </h3>
          <p className="text-small text-soft">
            <bdi>{room.RoomView}</bdi> · <bdi>{room.RoomService}</bdi>
          </p>
        </div>
        <p className="grid shrink-0 justify-items-end">
          <b className="font-semibold">{show(request.EachRoomPrice[number - 1]?.TotalPrice ?? 0)}</b>
          <span className="text-micro text-muted">{showQuantity(language, request.Nights, 'night')}</span>
        </p>
      </div>
      <Guests
        guests={room.Guests.map(shownGuest)}
        checkIn={calendarDay(request.CheckInDate)}
        label={t('roomGuests', { number: showNumber(language, number), room: room.RoomType })}
        canCopy
      />
    </section>
  )
}
