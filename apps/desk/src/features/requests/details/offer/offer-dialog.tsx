import { useState } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import { addDays } from '@sarai/domain/ground/calendar-day.ts'
import { instantOf, localTimeAt } from '@sarai/domain/ground/hotel-time.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { tehran } from '@sarai/locale/date/date-display.ts'
import { parseTime } from '@sarai/locale/date/time-parse.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { translator } from '@sarai/ui/kit/translate.ts'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { answerInHand } from '#features/requests/details/question/answer-in-hand.ts'
import { HotelAsks } from '#features/requests/details/question/hotel-said.tsx'
import { farOffer } from '#features/requests/details/offer/far-offer.ts'
import { OfferFields } from '#features/requests/details/offer/offer-fields.tsx'
import { offerForm } from '#features/requests/details/offer/offer-form.ts'
import { offerWords, useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import {
  amountsOf,
  cellsOf,
  offeredPrice,
  priceInForce,
  roomsOf,
  sameCells,
} from '#features/requests/details/offer/offered-price.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { showPrice, typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'

type OfferDialogProps = { request: DeskRequest; onClose: () => void }

/** Another price: night by night or one sum. A higher one waits for the agency, a lower one counts at once. */
export function OfferDialog({ request: current, onClose }: OfferDialogProps) {
  const t = useOfferWords()
  const { language } = useLanguage()
  const { request, news } = useHeldRequest(current)
  const [tomorrow] = useState(() => addDays(localTimeAt(Date.now(), tehran).day, 1))
  const [finalPrice, setFinalPrice] = useState(request.finalPrice)
  const { id, number, version, currency } = request
  const cells = cellsOf(request)
  // What is typed belongs to these rooms and nights. Whoever changes them meanwhile has made it another request.
  const isSameStay = sameCells(request, current)
  const before = amountsOf(priceInForce(request), cells)
  const answer = answerInHand(request)
  const isLower = finalPrice < request.finalPrice
  const shown = { number, price: showPrice(language, finalPrice, currency) }
  return (
    <FormDialog
      title={t(isLower ? 'lowerTitle' : 'offerTitle', { number })}
      note={<DialogSubject of={request} />}
      width="whole"
      schema={offerForm(currency, (typed) => farOffer(request, before, typed))}
      start={{
        way: 'nights',
        total: typedAmount(request.totalPrice, currency),
        nights: before.map((minor) => typedAmount(minor, currency)),
        reason: answer?.price ? translator(request.language, offerWords)('hotelRaisedText') : '',
        day: tomorrow,
        time: '12:00',
        meant: '',
      }}
      version={version}
      savedBy="held"
      send={({ way, total, nights, reason, ...typed }, once) => {
        const offered = Number(offeredPrice(request, cells, { way, total, nights }).totalPrice.minor)
        const at = { day: typed.day, time: parseTime(typed.time) } as Parameters<typeof instantOf>[0]
        // A lower price counts at once, so it has no end.
        const until = offered < request.totalPrice ? undefined : new Date(instantOf(at, tehran)).toISOString()
        const price = way === 'sum' ? { total } : { rooms: roomsOf(request, cells, nights) }
        return api(
          offerPrice,
          { params: { id }, body: { version, reason, until, price, usedAnswer: answer?.number } },
          once,
        )
      }}
      changes={requestQueries}
      news={isSameStay ? news : news && { ...news, take: undefined }}
      doneText={t(isLower ? 'lowerDone' : 'offerDone', shown)}
      submitLabel={t(isLower ? 'lowerNow' : 'offerNow', shown)}
      onClose={onClose}
    >
      {(call) => (
        <>
          <HotelAsks of={request} />
          <OfferFields {...{ call, request, cells, tomorrow }} onPriced={setFinalPrice} />
        </>
      )}
    </FormDialog>
  )
}
