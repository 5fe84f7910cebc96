import type { ReactNode } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange, showDeadline, showShortDateTime, showTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useQuestionWords } from '#features/requests/details/question/question-words.ts'
import { useHotelPrice } from '#features/requests/details/question/use-hotel-price.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'

const colours = {
  yes: 'bg-success-soft text-on-success-soft',
  no: 'bg-error-soft text-on-error-soft',
  'another-price': 'bg-info-soft text-on-info-soft',
  'another-room': 'bg-info-soft text-on-info-soft',
  number: 'bg-sunken text-ink',
} as const satisfies Record<DeskHotelAnswer['says'], string>

type AnswerBoxProps = { of: DeskHotelAnswer; request: DeskRequest; isSmall?: boolean }

/** What the hotel said, as it typed it. */
export function AnswerBox({ of: answer, request, isSmall = false }: AnswerBoxProps) {
  const t = useQuestionWords()
  const { language } = useLanguage()
  const hotelPrice = useHotelPrice()
  const { says, by, at, confirmationNumber, optionUntil, reason, free, price, room, remark } = answer
  return (
    <div className={`grid gap-1.5 rounded-inner border border-current/15 px-3.5 py-3 ${colours[says]}`}>
      <p className={`font-semibold ${isSmall ? '' : 'text-h3'}`}>{t(says)}</p>
      <dl className="grid gap-1 text-small">
        {price && (
          <Line name={hotelPrice(price)} isStrong>
            <span className="font-normal">
              {t('sellingPrice')} {showPrice(language, request.finalPrice, request.currency)}
            </span>
          </Line>
        )}
        {room !== null && (
          <Line name={t('room')}>
            <bdi>{room}</bdi>
          </Line>
        )}
        {reason !== null && <Line name={t('reason')}>{t(reason)}</Line>}
        {free !== null && (
          <Line name={t('free')}>{showDateRange(language, calendarDay(free.from), calendarDay(free.until))}</Line>
        )}
        {confirmationNumber !== null && (
          <Line name={t('hotelNumber')}>
            <bdi dir="ltr">{confirmationNumber}</bdi>
          </Line>
        )}
        {optionUntil !== null && (
          <Line name={t('heldUntil')}>
            {showDeadline(language, Date.parse(optionUntil))}
            <span className="block text-micro font-normal">
              {t('atTheHotel', { time: showTime(language, Date.parse(optionUntil), request.hotelZone) })}
            </span>
          </Line>
        )}
        {by !== '' && (
          <Line name={t('answeredBy')}>
            <bdi>{by}</bdi>
          </Line>
        )}
        <Line name={t('answeredAt')}>{showShortDateTime(language, Date.parse(at))}</Line>
      </dl>
      {remark !== '' && (
        <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
          {t('quoted', { text: remark })}
        </p>
      )}
    </div>
  )
}

type LineProps = {
  name: string
  isStrong?: boolean
  /** Under its name: what may be longer than the rest of the line. */
  isBelow?: boolean
  children: ReactNode
}

export function Line({ name, isStrong = false, isBelow = false, children }: LineProps) {
  return (
    <div className={isBelow ? '' : 'flex flex-wrap items-baseline justify-between gap-x-4'}>
      <dt className={isStrong ? 'text-body font-semibold' : ''}>{name}</dt>
      <dd className={`min-w-0 font-semibold wrap-anywhere ${isBelow ? '' : 'text-end'}`}>{children}</dd>
    </div>
  )
}
