import { useEffect, useEffectEvent } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer } from '@sarai/wire/desk/requests/hotel-questions.ts'
import type { RejectionReason } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { NoReason } from '@sarai/domain/request/hotel-answer.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import type { RejectCall } from '#features/requests/details/answers/alternatives/alternative-list.tsx'
import { questionWords } from '#features/requests/details/question/question-words.ts'

/** The reasons that the house began with. Settings word them anew or retire them, and never give a number twice. */
const reasonIds: Readonly<Record<NoReason, number>> = { full: 1, 'minimum-stay': 3, closed: 4, other: 6 }

type FilledByHotelProps = {
  call: RejectCall
  answer: DeskHotelAnswer
  request: DeskRequest
  reasons: readonly RejectionReason[]
}

/** Once the reasons are there, the one that the hotel gave is chosen; what somebody typed before that stays. */
export function FilledByHotel({ call: { form }, answer, request, reasons }: FilledByHotelProps) {
  const fill = useEffectEvent(() => {
    const [reasonId, written] = form.getValues(['reasonId', 'reason'])
    // Another room means that there is none of this kind; of a bare no nobody knows more than that.
    const said = answer.reason ?? (answer.says === 'another-room' ? 'full' : 'other')
    const reason = reasons.find(({ id }) => id === reasonIds[said])
    if (reason === undefined || reasonId !== '' || written !== '') return
    form.setValue('reasonId', `${reason.id}`)
    form.setValue('reason', sentenceFor(request, answer, reason))
  })
  const isThere = reasons.length > 0
  useEffect(() => {
    if (isThere) fill()
  }, [isThere])
  return null
}

/** In the language of the agency, with what the hotel has instead. */
function sentenceFor({ language }: DeskRequest, { free, room }: DeskHotelAnswer, reason: RejectionReason): string {
  const t = translator(language, questionWords)
  const sentence = language === 'fa' ? reason.sentenceFa : reason.sentenceEn
  const days = free && showDateRange(language, calendarDay(free.from), calendarDay(free.until))
  return [sentence, room !== null && t('sentenceRoom', { room }), days && t('sentenceDays', { days })]
    .filter(Boolean)
    .join(' ')
}
