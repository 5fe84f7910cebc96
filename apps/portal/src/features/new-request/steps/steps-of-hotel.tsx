import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { flightsFaults } from '#features/new-request/draft/flight-faults.ts'
import { roomsFaults, type Sold } from '#features/new-request/draft/rooms-faults.ts'
import { useRequestDraft } from '#features/new-request/draft/use-request-draft.ts'
import { DraftAtOdds } from '#features/new-request/saved-draft/draft-at-odds.tsx'
import { DraftNotes } from '#features/new-request/saved-draft/draft-notes.tsx'
import { FlightsStep } from '#features/new-request/flights/flights-step.tsx'
import { readFilter } from '#features/new-request/hotel-filter.ts'
import { useRoomTypes } from '#features/new-request/steps/steps-calls.ts'
import { RequestStepper } from '#features/new-request/request-stepper.tsx'
import type { RequestStepsProps } from '#features/new-request/steps/request-steps-props.ts'
import { openStep } from '#features/new-request/steps/open-step.ts'
import { ReviewStep } from '#features/new-request/review/review-step.tsx'
import { RoomsStep } from '#features/new-request/rooms/rooms-step.tsx'
import { useStepsWords } from '#features/new-request/steps/steps-words.ts'

type StepsOfHotelProps = Omit<RequestStepsProps, 'propertyId'> & { hotel: PackageHotel }

/** Steps 2 to 4 over one draft. A step opens when everything before it is valid [wizard-01]. */
export function StepsOfHotel({ hotel, asked, into, onStep }: StepsOfHotelProps) {
  const t = useStepsWords()
  const [address] = useSearchParams()
  const propertyId = hotel.accommodationPropertyId
  const { draft, change, forget, saver, isAtOdds } = useRequestDraft(propertyId, readFilter(address), into?.contractId)
  const roomTypes = useRoomTypes(propertyId)
  const sold = useSold(hotel, roomTypes.data ?? [])
  // What is on its way is shown until it is there, whatever the browser's Back says: changed now, it would go out twice.
  const [isSending, setSending] = useState(false)
  const tellSending = useCallback(
    (isIt: boolean) => {
      setSending(isIt)
      saver.hold(isIt)
    },
    [saver],
  )
  const step = isSending
    ? 'review'
    : openStep(asked, {
        rooms: roomsFaults(draft, sold).length === 0,
        flights: flightsFaults(draft).length === 0,
        needTransfer: draft.needTransfer,
      })
  // Room types that are still on their way do not make a complete draft incomplete.
  const isJudged = !roomTypes.isPending
  useEffect(() => {
    if (isJudged && step !== asked) onStep(step, { replace: true })
  })
  const next = () => onStep(step === 'rooms' && draft.needTransfer ? 'flights' : 'review')
  return (
    <>
      <RequestStepper
        current={step}
        withoutFlights={draft.needTransfer ? undefined : t('stepSkipped')}
        onBack={isSending ? undefined : onStep}
      />
      <DraftNotes saver={saver} propertyId={propertyId} />
      {step !== 'review' && isAtOdds && <DraftAtOdds saver={saver} propertyId={propertyId} isToFind />}
      {step === 'rooms' && (
        <RoomsStep
          {...{ hotel, draft, roomTypes, sold }}
          onChange={change}
          onLeaveHotel={() => onStep('hotel')}
          onNext={next}
        />
      )}
      {step === 'flights' && (
        <FlightsStep draft={draft} onChange={change} onBack={() => onStep('rooms')} onNext={next} />
      )}
      {step === 'review' && (
        <ReviewStep
          {...{ hotel, draft, onStep }}
          contractId={into?.contractId}
          types={sold.types}
          onChange={change}
          onSending={tellSending}
          onSubmitted={({ Id }) => forget(Id)}
          onTaken={() => void saver.foundSent(propertyId)}
          atOdds={isAtOdds && <DraftAtOdds saver={saver} propertyId={propertyId} />}
        />
      )}
    </>
  )
}

function useSold(hotel: PackageHotel, types: Sold['types']): Sold {
  const today = useToday()
  const [first, last] = [calendarDay(hotel.availableSinceISO8601), calendarDay(hotel.availableUntilISO8601)]
  return { onSale: { isActive: !hotel.isInActive, available: { first, last } }, types, today }
}
