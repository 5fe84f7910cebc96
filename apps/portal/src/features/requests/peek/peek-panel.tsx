import { useEffect, useEffectEvent } from 'react'
import { X } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { numbered } from '@sarai/frame/numbered.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { StayDays } from '@sarai/ui/booking/stay-days.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'
import { RoomName } from '#shared/priced-stay/room-name.tsx'
import { Totals } from '#shared/priced-stay/totals.tsx'
import { useRequest } from '#shared/one-request.ts'

/** A look at one request beside the list. The focus stays in the list: J and K go on, and the panel follows. */
export function PeekPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useRequestWords()
  const kit = useKitWords()
  const query = useRequest(id)
  useEscape(onClose)
  return (
    <aside
      aria-label={t('peek')}
      aria-live="polite"
      className="fixed end-6 top-20 z-5 grid max-h-[calc(100dvh-6.5rem)] w-96 content-start overflow-y-auto rounded-card border border-line bg-surface shadow-high"
    >
      <header className="flex items-center gap-2.5 px-4.5 py-3">
        <h2 className="text-h3 font-bold">
          {query.data ? <bdi dir="ltr">{query.data.RequestNumber}</bdi> : t('number')}
        </h2>
        {query.data && <StateChip state={query.data.State} />}
        <IconButton icon={X} label={kit('close')} onPress={onClose} className="ms-auto -me-2" />
      </header>
      {query.data ? <Peeked of={query.data} /> : query.error ? <LoadError of={query} /> : <PeekSkeleton />}
    </aside>
  )
}

function Peeked({ of: request }: { of: RequestDetails }) {
  const t = useRequestWords()
  const stay = { checkIn: calendarDay(request.CheckInDate), checkOut: calendarDay(request.CheckOutDate) }
  return (
    <div className="grid gap-3.5 border-t border-line px-4.5 py-3.5">
      <div>
        <p className="font-semibold">
          <bdi>{request.HotelName}</bdi>
        </p>
        <p className="text-small text-soft">
          <bdi>{request.HotelPlace}</bdi>
        </p>
      </div>
      <StayDays of={stay} nights={request.Nights} />
      <ul className="grid gap-2">
        {numbered(request.Rooms).map(({ item: room, number }) => (
          <li key={number}>
            <p className="font-semibold">
              <RoomName of={room} number={number} />
            </p>
            <p className="text-small text-soft">
              {numbered(room.Guests).map(({ item: { FirstName, LastName }, number: place }) => (
                <span key={place}>
                  {place > 1 && ' · '}
                  <bdi>
                    {FirstName} {LastName}
                  </bdi>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <Totals of={request} className="border-t border-line pt-3" />
      <ButtonLink href={`/reservations/reservation-details/${request.Id}`} variant="primary">
        {t('open')}
      </ButtonLink>
    </div>
  )
}

function PeekSkeleton() {
  return (
    <Loading className="grid gap-3 border-t border-line p-4.5">
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-4 w-60" />
    </Loading>
  )
}

/** Unless it closes something that lies over the page. */
function useEscape(onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isOver = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]')
      if (event.key === 'Escape' && !isOver) close()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
