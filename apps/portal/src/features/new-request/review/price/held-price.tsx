import { RefreshCw, Timer, TimerOff } from 'lucide-react'
import { showCountdown } from '@sarai/locale/date/duration-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import type { CheckedPrice } from '#features/new-request/review/price/checked-price.ts'
import { useTimeLeft } from '#features/new-request/review/price/time-left.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'

type HeldPriceProps = {
  checked: CheckedPrice
  isChecking: boolean
  /** A submit is under way with this very quote. */
  isHeld: boolean
  onCheck: () => void
}

const line = 'flex min-h-8 flex-wrap items-center gap-1.75 rounded-control px-2.5 py-1.25 text-small'

/** How long the price holds. At the end it is checked again by itself; only what changed is told. */
export function HeldPrice({ checked, isChecking, isHeld, onCheck }: HeldPriceProps) {
  const t = useReviewWords()
  const { language } = useLanguage()
  const until = Date.parse(checked.quote.ExpiresAt)
  const left = useTimeLeft({ until, aheadMs: checked.aheadMs, isHeld, onOver: onCheck })
  if (left > 0) {
    return (
      <p role="timer" className={`${line} bg-success-soft text-on-success-soft`}>
        <Icon of={Timer} size={15} />
        {t('held', { time: showCountdown(language, left) })}
      </p>
    )
  }
  return (
    <div className={`${line} bg-warning-soft text-on-warning-soft`}>
      <Icon of={TimerOff} size={15} />
      {isChecking ? t('heldAgain') : t('heldOver')}
      {!isChecking && !isHeld && (
        <Button variant="ghost" size="small" icon={RefreshCw} onPress={onCheck} className="-my-1 ms-auto">
          {t('checkAgain')}
        </Button>
      )}
    </div>
  )
}
