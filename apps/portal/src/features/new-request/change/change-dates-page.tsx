import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay, parseCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { stayDateLimits } from '@sarai/domain/stay/stay.ts'
import { StayDays } from '@sarai/ui/booking/stay-days.tsx'
import { DateRangeField, twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { sendDates } from '#features/new-request/change/change-calls.ts'
import { ChangeForm } from '#features/new-request/change/change-form.tsx'
import { ChangeFrame } from '#features/new-request/change/change-frame.tsx'
import { useChangeWords } from '#features/new-request/change/change-words.ts'
import { datesOntoNewer } from '#features/new-request/change/onto-newer.ts'
import { PriceStep } from '#features/new-request/change/price-step.tsx'
import { useChangedDraft } from '#features/new-request/change/use-changed-draft.ts'
import { isPriceGone, useCheckedPrice } from '#features/new-request/change/use-checked-price.ts'
import { useSentChange } from '#features/new-request/change/use-sent-change.ts'
import { chooseDates, type RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { dateFaults } from '#features/new-request/draft/rooms-faults.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'
import { useChosenHotel } from '#features/new-request/steps/steps-calls.ts'
import { useToldFaults } from '#shared/faults/told-faults.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'

/** Other dates for the same rooms and guests [req-08]. */
export function ChangeDatesPage() {
  const t = useChangeWords()
  return (
    <ChangeFrame title={t('dates')} action="change-stay">
      {(request) => <ChangeDates of={request} />}
    </ChangeFrame>
  )
}

const partOf = ({ checkIn, checkOut }: RequestDraft) => ({ checkIn, checkOut })

function ChangeDates({ of: request }: { of: RequestDetails }) {
  const t = useChangeWords()
  const r = useRoomsWords()
  const today = useToday()
  const { data: hotel } = useChosenHotel(request.AccommodationPropertyId)
  const changed = useChangedDraft(request, { part: partOf, onto: datesOntoNewer })
  const { seen, draft, change, isDirty } = changed
  const available = hotel
    ? { first: calendarDay(hotel.availableSinceISO8601), last: calendarDay(hotel.availableUntilISO8601) }
    : undefined
  // Until it is known when the hotel is sold, the server alone judges.
  const faults = available ? dateFaults(draft, { onSale: { isActive: true, available }, types: [], today }) : []
  const { form, told, tellAll } = useToldFaults(faults)
  const limits = available && stayDateLimits(available, today, parseCalendarDay(draft.checkIn))
  const wanted = { CheckInDate: draft.checkIn, CheckOutDate: draft.checkOut }
  const checked = useCheckedPrice(seen, wanted)
  const sent = useSentChange(changed, { send: sendDates, doneText: t('datesDone'), onRefused: checked.checkAgain })
  const { show } = useAmounts(request.Currency)
  const { priceOf } = useShownPrice()
  const { price } = checked
  const submit = () => {
    if (faults.length > 0) return tellAll()
    if (price) sent.send({ ...wanted, QuoteId: price.Now.QuoteId })
    else checked.check()
  }
  return (
    <ChangeForm
      {...{ form, request, changed }}
      problem={isPriceGone(sent.problem) ? checked.problem : (sent.problem ?? checked.problem)}
      submitLabel={price ? t('saveFor', { price: show(priceOf(price.Now)) }) : t('check')}
      isPending={checked.isChecking || sent.isPending}
      isReady={isDirty}
      onSubmit={submit}
    >
      <Card className="grid gap-4 p-3.5 sm:p-4.5">
        <div className="grid gap-1.5">
          <h2 className="text-small font-medium text-soft">{t('datesNow')}</h2>
          <StayDays
            of={{ checkIn: calendarDay(seen.CheckInDate), checkOut: calendarDay(seen.CheckOutDate) }}
            nights={seen.Nights}
          />
        </div>
        <section aria-label={t('newDates')} className={twoDates}>
          <DateRangeField
            isStay
            value={{ from: draft.checkIn, until: draft.checkOut }}
            onChange={(dates) =>
              change((known) =>
                limits ? chooseDates(known, dates, limits) : { ...known, checkIn: dates.from, checkOut: dates.until },
              )
            }
            from={{
              ...told.at('checkIn'),
              label: r('checkIn'),
              isRequired: true,
              ...(limits && { min: limits.checkIn.first, max: limits.checkIn.last }),
            }}
            until={{
              ...told.at('checkOut'),
              label: r('checkOut'),
              isRequired: true,
              ...(limits && { min: limits.checkOut.first, max: limits.checkOut.last }),
            }}
          />
        </section>
        {!isDirty && <p className="text-small text-soft">{t('sameDates')}</p>}
        {isDirty && (request.OriginFlight || request.DestinationFlight) && (
          <Callout tone="info">{t('flightsStay')}</Callout>
        )}
      </Card>
      {price && (
        <PriceStep key={price.Now.QuoteId} of={price} isGone={checked.isGone} isAnswered={seen.State !== 'New'} />
      )}
    </ChangeForm>
  )
}
