import { showShortDateTime, showTime } from '@sarai/locale/date/date-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePaymentWords } from '#features/payments/payment-words.ts'

const hour = 3_600_000

type DeadlineTextProps = { at: string | null; isHeld: boolean; now: number }

/** Until when the contract has to be paid. Under two hours amber, under one or past red; the words say the same. */
export function DeadlineText({ at, isHeld, now }: DeadlineTextProps) {
  const t = usePaymentWords()
  const { language } = useLanguage()
  if (at === null) return null
  const moment = Date.parse(at)
  const left = moment - now
  const time = Math.abs(left) < 18 * hour ? showTime(language, moment) : showShortDateTime(language, moment)
  if (isHeld) return <span className="text-soft">{t('deadlineHeld', { time })}</span>
  const colour = left < hour ? 'text-on-error-soft' : left < 2 * hour ? 'text-on-warning-soft' : 'text-soft'
  return <span className={`font-semibold ${colour}`}>{left < 0 ? t('deadlineOver') : t('deadline', { time })}</span>
}
