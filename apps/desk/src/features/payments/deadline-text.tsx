import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { showShortDateTime, showTime } from '@sarai/locale/date/date-display.ts'
import { urgencyOf } from '@sarai/locale/date/duration-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePaymentWords } from '#features/payments/payment-words.ts'
import { urgencyColours } from '#shared/urgency-colours.ts'

type DeadlineTextProps = { at: string | null; isHeld: boolean; now: number }

/** Until when the contract has to be paid. */
export function DeadlineText({ at, isHeld, now }: DeadlineTextProps) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  if (at === null) return null
  const moment = Date.parse(at)
  const left = moment - now
  const time = Math.abs(left) < 18 * msPerHour ? showTime(language, moment) : showShortDateTime(language, moment)
  if (isHeld) return <span className="text-soft">{t('deadlineHeld', { time })}</span>
  return (
    <span className={`font-semibold ${urgencyColours[urgencyOf(left)]}`}>
      {left < 0 ? t('deadlineOver') : t('deadline', { time })}
    </span>
  )
}
