import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { answerInHand } from '#features/requests/details/question/answer-in-hand.ts'
import { useQuestionWords } from '#features/requests/details/question/question-words.ts'
import { useHotelPrice } from '#features/requests/details/question/use-hotel-price.ts'

/** In the dialog of another price: the hotel's figure beside ours, which nothing works out of it. */
export function HotelAsks({ of: request }: { of: DeskRequest }) {
  const t = useQuestionWords()
  const hotelPrice = useHotelPrice()
  const price = answerInHand(request)?.price
  if (!price) return null
  return (
    <Callout tone="info" title={t('hotelAsks', { price: hotelPrice(price) })}>
      {t('hotelAsksText')}
      {price.currency !== request.currency && <> {t('otherCurrency')}</>}
    </Callout>
  )
}

/** In the dialog of a no: what the hotel has instead. */
export function HotelHasInstead({ of: request }: { of: DeskRequest }) {
  const t = useQuestionWords()
  const { language } = useLanguage()
  const hotelPrice = useHotelPrice()
  const answer = answerInHand(request)
  if (!answer || (answer.room === null && answer.free === null)) return null
  const { room, price, free } = answer
  return (
    <Callout tone="info" title={t('hotelSaid')}>
      {room !== null && price && t('insteadRoomPriced', { room, price: hotelPrice(price) })}
      {room !== null && !price && t('insteadRoom', { room })}
      {free !== null &&
        t('insteadDays', { days: showDateRange(language, calendarDay(free.from), calendarDay(free.until)) })}
    </Callout>
  )
}
