import { useParams, useSearchParams } from 'react-router'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { RecordPage } from '@sarai/frame/data/record-page.tsx'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { AgreedCards } from '#features/requests/details/agreed-cards.tsx'
import { AlternativesCard } from '#features/requests/details/alternatives/alternatives-card.tsx'
import { CancelButton } from '#features/requests/details/cancel-button.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { EditMenu } from '#features/requests/details/edit/edit-menu.tsx'
import { FlightsCard } from '#features/requests/details/flights-card.tsx'
import { HotelCard } from '#features/requests/details/hotel-card.tsx'
import { LifeLine } from '#features/requests/details/life/life-line.tsx'
import { MessagesCard } from '#features/requests/details/messages-card.tsx'
import { NextStep } from '#features/requests/details/next-step.tsx'
import { PriceCard } from '#features/requests/details/price-card.tsx'
import { ReportButton } from '#features/requests/details/report-button.tsx'
import { RoomsCard } from '#features/requests/details/rooms-card.tsx'
import { SummaryCard } from '#features/requests/details/summary-card.tsx'
import { TimelineCard } from '#features/requests/details/timeline-card.tsx'
import { useUnreadOf } from '#shared/unread-notes.ts'
import { useActionsAhead, useRequest } from '#shared/one-request.ts'

/** A number that no request can have is looked for as one that nobody has: the page says that there is none. */
const noRequest = Number.MAX_SAFE_INTEGER

/** One request: what happens next, and everything that was submitted. */
export function RequestPage() {
  const t = useDetailsWords()
  const { requestId = '' } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(requestId) ? Number(requestId) : noRequest
  const query = useRequest(id)
  useActionsAhead(id)
  return (
    <RecordPage
      of={query}
      back={{ href: '/reservations/list', label: t('requests') }}
      kind={t('request')}
      header={
        query.data && {
          title: <bdi dir="ltr">{query.data.RequestNumber}</bdi>,
          badge: <StateChip state={query.data.State} />,
          note: <StayNote of={query.data} />,
          actions: (
            <>
              <ReportButton of={query.data} />
              <EditMenu of={query.data} />
              <CancelButton of={query.data} />
            </>
          ),
        }
      }
    >
      {(request) => <RequestParts key={request.Id} of={request} />}
    </RecordPage>
  )
}

/** On a phone the messages are a page of their own, under the same address. */
function RequestParts({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const [address, setAddress] = useSearchParams()
  const part = address.get('tab') === 'messages' ? 'messages' : 'details'
  const unread = useUnreadOf([request.Id])(request.Id)
  const isBelowLarge = useIsBelowLarge()
  const [details, messages] = part === 'details' ? ['', 'max-lg:hidden'] : ['max-lg:hidden', '']
  return (
    <div className="grid gap-3.5 sm:gap-4.5">
      <div className="sticky top-14 z-10 lg:hidden">
        <SegmentedControl
          label={t('parts')}
          isLabelHidden
          value={part}
          onChange={(chosen) => setAddress(chosen === 'messages' ? { tab: 'messages' } : {}, { replace: true })}
          choices={[
            { value: 'details', label: t('details') },
            { value: 'messages', label: unread === 0 ? t('messagesShort') : t('messagesUnread', { count: unread }) },
          ]}
        />
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-low">
        <NextStep of={request} />
        <div className={details}>
          <LifeLine of={request} />
        </div>
      </div>
      {request.HasAlternatives && (
        <div className={details}>
          <AlternativesCard of={request} />
        </div>
      )}
      <div className="grid items-start gap-3.5 sm:gap-4.5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className={`grid min-w-0 gap-3.5 sm:gap-4.5 lg:col-start-2 ${details}`}>
          <SummaryCard of={request} />
        </div>
        <div className={`grid min-w-0 gap-3.5 sm:gap-4.5 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${details}`}>
          <HotelCard of={request} />
          <RoomsCard of={request} />
          <PriceCard of={request} />
          {request.NeedTransfer && <FlightsCard of={request} />}
        </div>
        <div className="grid min-w-0 gap-3.5 sm:gap-4.5 lg:col-start-2">
          <MessagesCard of={request} isPage={isBelowLarge && part === 'messages'} className={messages} />
          <div className={`grid min-w-0 gap-3.5 sm:gap-4.5 ${details}`}>
            <AgreedCards of={request} />
            <TimelineCard of={request} />
          </div>
        </div>
      </div>
    </div>
  )
}

function StayNote({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const guests = request.Rooms.reduce((sum, room) => sum + room.Guests.length, 0)
  return t.rich('note', {
    hotel: <bdi>{request.HotelName}</bdi>,
    dates: showDateRange(language, calendarDay(request.CheckInDate), calendarDay(request.CheckOutDate)),
    rooms: showQuantity(language, request.Rooms.length, 'room'),
    guests: showQuantity(language, guests, 'guest'),
  })
}
