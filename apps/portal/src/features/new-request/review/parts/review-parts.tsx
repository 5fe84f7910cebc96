import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { CostCard } from '#features/new-request/review/parts/cost-card.tsx'
import { FlightsCard } from '#features/new-request/review/parts/flights-card.tsx'
import { GuestsCard } from '#features/new-request/review/parts/guests-card.tsx'
import { NotesCard } from '#features/new-request/review/parts/notes-card.tsx'
import { PolicyCard } from '#features/new-request/review/parts/policy-card.tsx'
import { reviewedRooms } from '#features/new-request/review/parts/reviewed-room.ts'
import { SoftWarnings } from '#features/new-request/review/parts/soft-warnings.tsx'
import { StayCard } from '#features/new-request/review/parts/stay-card.tsx'
import type { ReviewStepProps } from '#features/new-request/review/review-step-props.ts'

type ReviewPartsProps = Pick<ReviewStepProps, 'hotel' | 'draft' | 'types' | 'onStep'> & { quote: QuoteReply }

/** What is asked for, part by part, each with the way back to where it was entered. */
export function ReviewParts({ hotel, draft, types, quote, onStep }: ReviewPartsProps) {
  const stay = { checkIn: calendarDay(draft.checkIn), checkOut: calendarDay(draft.checkOut) }
  const rooms = reviewedRooms(draft, types, quote.EachRoomPrice)
  const toRooms = () => onStep('rooms')
  return (
    <>
      <SoftWarnings {...{ draft, rooms, onStep }} />
      <StayCard hotel={hotel} stay={stay} onEdit={toRooms} />
      <GuestsCard rooms={rooms} checkIn={stay.checkIn} onEdit={toRooms} />
      <CostCard quote={quote} />
      {draft.needTransfer && <FlightsCard draft={draft} stay={stay} onEdit={() => onStep('flights')} />}
      <PolicyCard quote={quote} />
      {draft.notes.trim() !== '' && <NotesCard notes={draft.notes} onEdit={toRooms} />}
    </>
  )
}
